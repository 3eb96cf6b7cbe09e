import type { ComponentProps } from "react";
import { usePicture } from "../plate/use-picture.ts";
import * as styles from "./code-picture.css.ts";

interface CodePictureProps extends Omit<
  ComponentProps<"img">,
  "ref" | "onError" | "style" | "width" | "height"
> {
  src: string;
  /** What the code is, for those who cannot see it: 客服二维码. */
  alt: string;
  /** Its width and height in px, so that nothing jumps. */
  side: number;
  /** Sizes it where it stands. */
  className?: string;
}

/** A QR code that comes as a picture, or an empty sheet that says it did not come; not exported. */
export function CodePicture({ src, alt, side, className = "", loading, ...rest }: CodePictureProps) {
  const { there, tells } = usePicture(src);
  if (!there) {
    return (
      <span
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- there is no picture for an `img`
        role="img"
        aria-label={`${alt}，没有取到`}
        className={`${styles.missing} ${className}`}
        {...rest}
      >
        <span>二维码</span>
        <span>没有取到</span>
      </span>
    );
  }
  return (
    <img
      {...tells}
      className={`${styles.picture} ${className}`}
      src={src}
      alt={alt}
      width={side}
      height={side}
      loading={loading}
      {...rest}
    />
  );
}
