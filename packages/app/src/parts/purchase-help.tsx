import { Dialog, ScanCode } from "@xinglin/ui";
import { useQuery } from "urql";
import { graphql } from "../gql/index.ts";
import { Loaded } from "../lib/loaded.tsx";

const PurchaseHelpQuery = graphql(`
  query PurchaseHelp {
    configValue(code: "kfQR") {
      value
    }
    site {
      phone
    }
  }
`);

/** How to buy: through customer service, by QR code or phone. */
export function PurchaseHelp({ onClose }: { onClose: () => void }) {
  const query = useQuery({ query: PurchaseHelpQuery });
  return (
    <Dialog open title="购买课程" onOpenChange={(open) => !open && onClose()}>
      <Loaded query={query} what="客服二维码" skeleton={null}>
        {({ configValue, site }) =>
          configValue?.value ? (
            <ScanCode src={configValue.value} alt="客服二维码" title="扫码找客服开通">
              {site.phone ? `也可以打 ${site.phone}。开通后回到这一页就能学。` : "开通后回到这一页就能学。"}
            </ScanCode>
          ) : (
            <p>请打电话联系我们开通：{site.phone}</p>
          )
        }
      </Loaded>
    </Dialog>
  );
}
