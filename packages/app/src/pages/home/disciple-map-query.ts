import { graphql } from "../../gql/index.ts";

/** Head-counts by province, asked for once: by the map and by the counts in the section's head. */
export const DiscipleMapQuery = graphql(`
  query DiscipleMap {
    discipleMap {
      province
      disciples
      juniorDisciples
    }
    source: configValue(code: "mapSource") {
      value
    }
    approval: configValue(code: "mapApproval") {
      value
    }
  }
`);
