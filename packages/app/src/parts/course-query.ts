import { graphql } from "../gql/index.ts";
import type { CourseQuery as CourseAnswer } from "../gql/graphql.ts";

/**
 * A course with its lessons, as everybody sees it. Its page and its player read the same document, so going from
 * one to the other asks for nothing; what is the learner's own is `useOwnership`.
 */
export const CourseQuery = graphql(`
  query Course($id: ID!) {
    course(id: $id) {
      id
      name
      summary
      cover
      introduction
      purchaseNotice
      price
      trialMinutes
      score
      learners
      categoryPath {
        id
        name
      }
      tutor {
        name
        title
        avatar
      }
      lessons {
        id
        title
        cover
        duration
        learners
      }
    }
  }
`);

export type Course = NonNullable<CourseAnswer["course"]>;
