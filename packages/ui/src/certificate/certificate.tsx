import { type ComponentProps, useId } from "react";
import { QrCode } from "../qr-code/qr-code.tsx";
import { Seal } from "../seal/seal.tsx";
import * as styles from "./certificate.css.ts";

export interface CertificateProps extends Omit<
  ComponentProps<"article">,
  "className" | "style" | "children"
> {
  learner: string;
  course: string;
  tutor: string;
  lessons: number;
  /** Of all lessons. */
  minutes: number;
  /** In words: 2026年8月12日. */
  issuedOn: string;
  /** For checking. */
  code: string;
  /** Where anyone can check it; printed as a QR code. */
  checkAddress: string;
  /** Who hands it out. @default "杏林针道" */
  school?: string;
  /** What is printed large. @default "结业证书" */
  kind?: string;
  /** @default 1 */
  headingLevel?: 1 | 2 | 3;
}

/** A certificate of completion as a sheet of paper, for the screen and for printing. */
export function Certificate({
  learner,
  course,
  tutor,
  lessons,
  minutes,
  issuedOn,
  code,
  checkAddress,
  school = "杏林针道",
  kind = "结业证书",
  headingLevel = 1,
  ...rest
}: CertificateProps) {
  const titleId = useId();
  const Title: "h1" | "h2" | "h3" = `h${headingLevel}`;
  const facts: [string, string][] = [
    ["主讲", tutor],
    ["课时", `${lessons} 讲，共 ${minutes} 分钟`],
    ["签发", issuedOn],
    ["编号", code],
  ];
  return (
    <article className={styles.root} aria-labelledby={titleId} {...rest}>
      <header className={styles.head}>
        <Title id={titleId} className={styles.kind}>
          {kind}
        </Title>
      </header>
      <div className={styles.body}>
        <p className={styles.name}>{learner}</p>
        <p>学完了{school}的课程</p>
        <p className={styles.course}>《{course}》</p>
        <p>全部课时，特发此证。</p>
      </div>
      <footer className={styles.foot}>
        <dl className={styles.facts}>
          {facts.map(([fact, value]) => (
            <Row key={fact} fact={fact} value={value} />
          ))}
        </dl>
        <div className={styles.check}>
          <Seal of="house" label={`${school}的印章`} />
          <QrCode text={checkAddress} label="查验二维码" />
        </div>
      </footer>
    </article>
  );
}

const Row = ({ fact, value }: { fact: string; value: string }) => (
  <>
    <dt className={styles.fact}>{fact}</dt>
    <dd className={styles.value}>{value}</dd>
  </>
);
