import { itKeepsTheContract } from "../../test/contract.tsx";
import { ScanCode } from "./scan-code.tsx";

itKeepsTheContract(<ScanCode src="/art/qr-kf.svg" alt="客服二维码" title="扫码找客服" />);
