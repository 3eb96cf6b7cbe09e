import type { ComponentProps, CSSProperties } from "react";
import { visuallyHidden } from "../styles/hidden.css.ts";
import * as styles from "./skeleton.css.ts";

export interface SkeletonProps extends Omit<ComponentProps<"div">, "className" | "style"> {
  /** What is being waited for. @default "正在加载" */
  label?: string;
  /** How high that is on wide screens, tablets and phones, as CSS lengths; without it the shapes inside decide. */
  reserve?: { wide: string; tablet: string; phone: string };
}

/** Holds the place of what is being loaded, in its shape; breathes while it waits. When there is nothing to come use `EmptyState`. */
export function Skeleton({ label = "正在加载", reserve, children, ...rest }: SkeletonProps) {
  // Custom properties are no CSSProperties keys; the cast adds these.
  const heights = reserve && {
    "--skeleton-wide": reserve.wide,
    "--skeleton-tablet": reserve.tablet,
    "--skeleton-phone": reserve.phone,
  };
  return (
    <div
      className={reserve ? `${styles.skeleton} ${styles.reserved}` : styles.skeleton}
      style={heights as CSSProperties | undefined}
      aria-busy="true"
      {...rest}
    >
      <span className={visuallyHidden}>{label}</span>
      {children}
    </div>
  );
}

type ShapeProps = Omit<ComponentProps<"span">, "className" | "style" | "children">;

export interface SkeletonPlateProps extends ShapeProps {
  /** `wide` is 16:9 (courses), `portrait` 3:4, `round` an avatar. @default "wide" */
  shape?: "wide" | "portrait" | "square" | "round";
}

/** The place of a picture, inside `Skeleton`; as wide as what surrounds it. */
export function SkeletonPlate({ shape = "wide", ...rest }: SkeletonPlateProps) {
  return <span aria-hidden className={styles.plate({ shape })} {...rest} />;
}

export interface SkeletonTextProps extends ShapeProps {
  /** @default 1 */
  lines?: number;
}

/** The place of a title and the lines below it, inside `Skeleton`. */
export function SkeletonText({ lines = 1, ...rest }: SkeletonTextProps) {
  return (
    <span aria-hidden className={styles.text} {...rest}>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={styles.line({ last: index === lines - 1 ? "yes" : "no" })} />
      ))}
    </span>
  );
}

export interface SkeletonFigureProps extends ShapeProps {
  /** Pixels. @default 44 */
  width?: number;
}

/** The place of a number or a short word, inside `Skeleton`. */
export function SkeletonFigure({ width = 44, ...rest }: SkeletonFigureProps) {
  // A custom property is no CSSProperties key; the cast adds this one.
  const size = { "--skeleton-width": `${width}px` } as CSSProperties;
  return <span aria-hidden className={styles.figure} style={size} {...rest} />;
}
