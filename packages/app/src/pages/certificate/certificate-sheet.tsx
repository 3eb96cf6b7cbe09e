import { Certificate } from "@xinglin/ui";
import { useSyncExternalStore } from "react";
import type { CertificateQuery } from "../../gql/graphql.ts";
import { dayInWords } from "../../lib/when-in-words.ts";
import { href } from "../../routes.tsx";

const never = () => () => {};

/** The site's own address; empty while rendering on the server, which may be reached under several. */
const useOrigin = () =>
  useSyncExternalStore(
    never,
    () => location.origin,
    () => "",
  );

/** The sheet of paper, with the code that leads back to this page. */
export function CertificateSheet(certificate: NonNullable<CertificateQuery["certificate"]>) {
  const { code, learnerName, courseName, tutorName, lessonCount, minutes, issuedAt } = certificate;
  return (
    <Certificate
      learner={learnerName}
      course={courseName}
      tutor={tutorName}
      lessons={lessonCount}
      minutes={minutes}
      issuedOn={dayInWords(issuedAt)}
      code={code}
      checkAddress={useOrigin() + href.certificate(code)}
    />
  );
}
