import { Button } from "../button/button.tsx";
import { media } from "../styles/media.ts";
import * as styles from "./carousel.css.ts";

/** One picture in the shapes it is drawn in. */
export interface SlidePicture {
  src: string;
  /** Other widths, as in `<img srcset>`. */
  srcSet?: string;
  /** An upright cut for phones. */
  phone?: string;
}

export interface Slide {
  id: string;
  picture: SlidePicture;
  /** Drawn for the dark theme. Without one the slide keeps its paper look at night. */
  pictureNight?: SlidePicture | null;
  kicker?: string | null;
  /** A line break stands where the writer wants one. */
  title?: string | null;
  summary?: string | null;
  href?: string | null;
  /** Names the link; without it the whole slide is the link. */
  linkText?: string | null;
}

interface CarouselSlideProps {
  slide: Slide;
  theme: "system" | "paper" | "night";
  headingLevel: 1 | 2 | 3;
  place: string;
  current: boolean;
  /** What the page opens with: fetched before everything else. */
  first: boolean;
  fetches: boolean;
  /** The picture has come, or never will. */
  onPicture: () => void;
}

const sizes = "(max-width: 1000px) 100vw, 894px";
const dark = "(prefers-color-scheme: dark)";

/** The browser fetches the first source that fits, so the other theme's picture never travels. */
function sourcesOf({ picture, pictureNight }: Slide, theme: CarouselSlideProps["theme"]) {
  const pinned = theme === "night" && pictureNight ? pictureNight : picture;
  const nightSources =
    theme === "system" && pictureNight
      ? [
          { media: `${dark} and ${media.phone}`, srcSet: pictureNight.phone },
          { media: dark, srcSet: pictureNight.srcSet ?? pictureNight.src },
        ]
      : [];
  return {
    img: pinned,
    sources: [...nightSources, { media: media.phone, srcSet: pinned.phone }].filter(({ srcSet }) => srcSet),
  };
}

export function CarouselSlide({
  slide,
  theme,
  headingLevel,
  place,
  current,
  first,
  fetches,
  onPicture,
}: CarouselSlideProps) {
  const { kicker, title, summary, href, linkText, pictureNight } = slide;
  const { img, sources } = sourcesOf(slide, theme);
  const Heading = `h${headingLevel}` as const;
  const spoken = title?.replaceAll("\n", "") ?? "";
  return (
    <div
      // The carousel pattern's own part; no element means it.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      aria-roledescription="幻灯片"
      aria-label={place}
      className={styles.slide}
      data-current={current ? "" : undefined}
      data-theme={pictureNight ? undefined : "paper"}
      inert={!current}
    >
      {fetches && (
        <picture>
          {sources.map((source) => (
            <source key={source.media} {...source} sizes={sizes} />
          ))}
          <img
            // A picture that came before hydration tells nobody.
            ref={(node) => {
              if (node?.complete) onPicture();
            }}
            className={styles.picture}
            src={img.src}
            srcSet={img.srcSet}
            sizes={sizes}
            // Words beside the picture say it; alone, the picture is the slide.
            alt={title ? "" : (linkText ?? "推荐")}
            width={1200}
            height={520}
            fetchPriority={first ? "high" : "low"}
            decoding={first ? "sync" : "async"}
            onLoad={onPicture}
            onError={onPicture}
          />
        </picture>
      )}
      <div className={styles.copy}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        {title && <Heading className={styles.title}>{title}</Heading>}
        {summary && <p className={styles.summary}>{summary}</p>}
        {href &&
          (linkText ? (
            <div className={styles.action}>
              <Button asChild variant="ink" size="large">
                <a href={href}>{linkText}</a>
              </Button>
            </div>
          ) : (
            <a className={styles.cover} href={href} aria-label={spoken || place} />
          ))}
      </div>
    </div>
  );
}
