import {
  Carousel,
  CategoryMenu,
  Columns,
  NewsStrip,
  Skeleton,
  SkeletonPlate,
  SkeletonText,
  type Slide,
} from "@xinglin/ui";
import { lazy, Suspense } from "react";
import { useSnapshot } from "valtio";
import { graphql } from "../../gql/index.ts";
import type { HomeLeadQuery as HomeLeadAnswer } from "../../gql/graphql.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { homeNews, menuCategories } from "../../lib/limits.ts";
import { useQuery } from "../../lib/use-query.ts";
import { daysText } from "../../parts/days-text.ts";
import { href } from "../../routes.tsx";
import { session } from "../../state/session.ts";
import { theme } from "../../state/theme.ts";

// One request for the first screen. The strip of news is part of it, for one that came later would push the page down;
// what it cannot read is null, and the rest stands.
const HomeLeadQuery = graphql(`
  query HomeLead($news: Int!) {
    banners {
      id
      picture
      nightPicture
      title
      kicker
      summary
      linkText
      link
    }
    categories {
      id
      name
      note
      children {
        id
        name
      }
    }
    activities(page: 1, pageSize: $news) {
      items {
        id
        title
        startTime
        endTime
        state
      }
    }
  }
`);

// A visitor's page has another red thing, and no use for five kilobytes of seal.
const HouseSeal = lazy(async () => ({ default: (await import("./house-seal.tsx")).HouseSeal }));

const skeleton = (
  <Skeleton label="正在加载首页">
    <Columns layout="lead">
      <SkeletonText lines={8} />
      <SkeletonPlate />
    </Columns>
  </Skeleton>
);

/** The category menu beside the banners (spec §2, section 1). */
export function HomeLead() {
  const query = useQuery({ query: HomeLeadQuery, variables: { news: homeNews } });
  const { choice } = useSnapshot(theme);
  const { token } = useSnapshot(session);
  return (
    <Loaded query={query} what="首页" skeleton={skeleton}>
      {({ banners, categories, activities }) => (
        <>
          <Columns layout="lead">
            <Columns.Column folded="last">
              <CategoryMenu
                limit={menuCategories}
                categories={categories.map(({ id, name, note, children }) => ({
                  id,
                  name,
                  note,
                  href: href.courses("all", { itemId: id }),
                  children: (children ?? []).map((child) => ({
                    id: child.id,
                    name: child.name,
                    href: href.courses("all", { itemId: id, itemId2: child.id }),
                  })),
                }))}
              />
            </Columns.Column>
            <Carousel slides={banners.map(slideOf)} theme={choice} headingLevel={1}>
              {token && (
                <Suspense>
                  <HouseSeal />
                </Suspense>
              )}
            </Carousel>
          </Columns>
          <News activities={activities?.items ?? []} />
        </>
      )}
    </Loaded>
  );
}

type Activities = NonNullable<HomeLeadAnswer["activities"]>["items"];

/** What one can still join; nothing where there is nothing. */
function News({ activities }: { activities: Activities }) {
  const open = activities.filter(({ state }) => state !== "ENDED");
  if (open.length === 0) return null;
  return (
    <NewsStrip
      items={open.map(({ id, title, startTime, endTime }) => ({
        id,
        title,
        href: href.activity(id),
        when: daysText(startTime, endTime),
      }))}
    />
  );
}

type Banner = HomeLeadAnswer["banners"][number];

/** The sample's pictures have a phone cut beside them: `hills.avif` and `hills-800.avif`. */
function pictureOf(src: string) {
  const phone = src.replace(/^(\/media\/banners\/[\w-]+)\.avif$/, "$1-800.avif");
  return phone === src ? { src } : { src, srcSet: `${phone} 800w, ${src} 1600w` };
}

function slideOf(
  { id, picture, nightPicture, title, kicker, summary, linkText, link }: Banner,
  place: number,
): Slide {
  return {
    id: id ?? String(place),
    picture: pictureOf(picture),
    pictureNight: nightPicture ? pictureOf(nightPicture) : null,
    title: title?.replace(" ", "\n"),
    kicker,
    summary,
    linkText,
    href: link,
  };
}
