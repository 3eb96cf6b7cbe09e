/** `npm run openapi` writes the contract that is committed beside the package. */
import { writeFile } from "node:fs/promises";
import { contractFile, renderContract } from "./render-contract.ts";

await writeFile(contractFile, await renderContract());
