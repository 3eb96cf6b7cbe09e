import { Heading, ScanCode, Stack, Text } from "@xinglin/ui";
import { useQuery } from "urql";
import { graphql } from "../gql/index.ts";

const AppCodeQuery = graphql(`
  query AppCode {
    site {
      appQrCode
    }
  }
`);

/** The dialog's right half. Until scanning signs one in, it leads to the app that will scan. */
export function SignInByScan() {
  const [{ data }] = useQuery({ query: AppCodeQuery });
  const src = data?.site.appQrCode;
  return (
    <Stack gap={4}>
      <Heading level={2} size="h3">
        扫码登录
      </Heading>
      <Text size="ui" tone="soft">
        扫码登录即将开放，现在请用手机验证码登录。
      </Text>
      {src && (
        <ScanCode src={src} alt="手机 App 二维码" title="先装好 App">
          开放以后用它一扫就能登录。
        </ScanCode>
      )}
    </Stack>
  );
}
