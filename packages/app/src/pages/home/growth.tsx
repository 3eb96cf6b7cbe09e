import { Dialog, EmptyState, GrowthSolution, ScanCode, Tabs } from "@xinglin/ui";
import { useState } from "react";
import { graphql } from "../../gql/index.ts";
import type { GrowthSolutionsQuery as Answer } from "../../gql/graphql.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { useQuery } from "../../lib/use-query.ts";
import { GrowthSkeleton } from "./section-skeletons.tsx";

const GrowthSolutionsQuery = graphql(`
  query GrowthSolutions {
    growthSolutions {
      id
      title
      summary
      cover
      serviceQrCode
      steps {
        title
        text
      }
    }
    configValue(code: "kfQR") {
      value
    }
  }
`);

type Solution = Answer["growthSolutions"][number];

/** Growth solutions for clinics, with the customer service's QR code (spec §2, section 7). */
export function Growth() {
  const query = useQuery({ query: GrowthSolutionsQuery });
  const [asked, ask] = useState<string>();
  return (
    <>
      <Loaded query={query} what="成长方案" skeleton={<GrowthSkeleton />}>
        {({ growthSolutions, configValue }) => {
          const draw = ({ title, summary, cover, steps, serviceQrCode }: Solution) => {
            const code = serviceQrCode || configValue?.value;
            return (
              <GrowthSolution
                title={title}
                summary={summary}
                cover={cover}
                steps={steps}
                onAsk={code ? () => ask(code) : undefined}
              />
            );
          };
          const [first, ...others] = growthSolutions;
          if (!first) return <EmptyState title="方案还在准备">定下来以后会出现在这里。</EmptyState>;
          if (others.length === 0) return draw(first);
          return (
            <Tabs defaultValue={first.title}>
              <Tabs.List label="成长方案">
                {growthSolutions.map(({ title }) => (
                  <Tabs.Tab key={title} value={title}>
                    {title}
                  </Tabs.Tab>
                ))}
              </Tabs.List>
              {growthSolutions.map((solution) => (
                <Tabs.Panel key={solution.title} value={solution.title}>
                  {draw(solution)}
                </Tabs.Panel>
              ))}
            </Tabs>
          );
        }}
      </Loaded>
      <Dialog
        open={asked !== undefined}
        onOpenChange={(open) => {
          if (!open) ask(undefined);
        }}
        title="扫码咨询"
      >
        {asked && (
          <ScanCode size="large" src={asked} alt="客服二维码" title="用微信扫一扫">
            客服每天 9:00–21:00 在线，方案细节、报名条件都可以问。
          </ScanCode>
        )}
      </Dialog>
    </>
  );
}
