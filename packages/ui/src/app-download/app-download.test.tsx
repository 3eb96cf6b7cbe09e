import { itKeepsTheContract } from "../../test/contract.tsx";
import { AppDownload } from "./app-download.tsx";

itKeepsTheContract(
  <AppDownload sources={[{ name: "App Store", href: "#ios", linkText: "打开 App Store" }]} />,
);
