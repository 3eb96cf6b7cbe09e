import { EmptyState, Founder } from "@xinglin/ui";
import { graphql } from "../../gql/index.ts";
import { isNotFound } from "../../lib/failure-text.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { useQuery } from "../../lib/use-query.ts";
import { splitQuotation } from "./quotation.ts";
import { FounderSkeleton } from "./section-skeletons.tsx";

const FounderQuery = graphql(`
  query Founder {
    founder {
      name
      title
      portrait
      summary
      biography
      years {
        year
        text
      }
    }
  }
`);

const nobody = <EmptyState title="创始人介绍还在准备">写好以后会出现在这里。</EmptyState>;

/** Who founded the school (spec §2, section 9). */
export function FounderSection() {
  const query = useQuery({ query: FounderQuery });
  // A section of a page is not the page: what is missing here is no reason for a 404.
  if (query[0].error && isNotFound(query[0].error)) return nobody;
  return (
    <Loaded query={query} what="创始人介绍" skeleton={<FounderSkeleton />}>
      {({ founder }) => {
        if (!founder) return nobody;
        const { quotation, rest } = splitQuotation(founder.biography ?? "");
        return (
          <Founder
            name={founder.name}
            title={founder.title}
            portrait={founder.portrait}
            quotation={quotation}
            summary={founder.summary}
            biography={rest || null}
            years={founder.years}
          />
        );
      }}
    </Loaded>
  );
}
