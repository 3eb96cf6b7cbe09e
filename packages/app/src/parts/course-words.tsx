import { Prose, Tabs } from "@xinglin/ui";
import type { ReactNode } from "react";
import type { Course } from "./course-query.ts";

interface CourseWordsProps {
  course: Course;
  /** The table of contents, where it does not stand beside the words already. */
  lessons?: ReactNode;
}

/** What is written about a course: introduction, contents, what to know before buying. */
export function CourseWords({ course, lessons }: CourseWordsProps) {
  return (
    <Tabs defaultValue="introduction">
      <Tabs.List label="课程内容">
        <Tabs.Tab value="introduction">课程介绍</Tabs.Tab>
        {lessons && <Tabs.Tab value="lessons">目录</Tabs.Tab>}
        <Tabs.Tab value="notice">购买须知</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="introduction">
        <Prose html={course.introduction ?? ""} headingsFrom={2} />
      </Tabs.Panel>
      {lessons && <Tabs.Panel value="lessons">{lessons}</Tabs.Panel>}
      <Tabs.Panel value="notice">
        <Prose html={course.purchaseNotice ?? ""} headingsFrom={2} />
      </Tabs.Panel>
    </Tabs>
  );
}
