import type { ComponentProps } from "react";

/** What every way of drawing a course shares. */
export interface CourseArticleProps extends Omit<
  ComponentProps<"article">,
  "className" | "style" | "children"
> {
  /** The course's address, the article's one link. */
  href: string;
  name: string;
  /** The heading's level where the card stands. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

/** 4,862 人学过. */
export const learnersText = (learners: number) => `${learners.toLocaleString("zh-CN")} 人学过`;

interface CourseNameProps {
  href: string;
  name: string;
  level: 2 | 3 | 4;
  className: string;
  linkClassName: string;
}

/** The heading whose link reaches over the card. */
export function CourseName({ href, name, level, className, linkClassName }: CourseNameProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={className}>
      <a href={href} className={linkClassName}>
        {name}
      </a>
    </Heading>
  );
}
