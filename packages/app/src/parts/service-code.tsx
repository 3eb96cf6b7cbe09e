import { Heading, ScanCode, Stack } from "@xinglin/ui";
import { useQuery } from "../lib/use-query.ts";
import { graphql } from "../gql/index.ts";

const ServiceCodeQuery = graphql(`
  query ServiceCode {
    configValue(code: "kfQR") {
      value
    }
  }
`);

/** The customer-service QR code (spec §3 `kfQR`); nothing where the school has none. */
export function ServiceCode() {
  const [{ data }] = useQuery({ query: ServiceCodeQuery });
  const src = data?.configValue?.value;
  if (!src) return null;
  return (
    <Stack as="section" gap={4} aria-label="遇到问题">
      <Heading level={2} size="item">
        遇到问题
      </Heading>
      <ScanCode src={src} alt="客服二维码" title="扫码找客服">
        每天 9:00–21:00，选课、退款、播放问题都可以问。
      </ScanCode>
    </Stack>
  );
}
