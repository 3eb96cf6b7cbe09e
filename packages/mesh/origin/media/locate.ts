import { stat } from "node:fs/promises";
import path from "node:path";

/** A name that stays in its folder: no parent, no hidden file, no other separator, no NUL. */
const isPlainName = (name: string) => name !== "" && !name.startsWith(".") && !/[\\/\0:]/.test(name);

/**
 * Finds a media file by its slash-separated name; the first folder that has it wins.
 * @returns undefined when there is none, or when the name tries to leave its folder
 */
export async function locate(
  folders: string[],
  name: string,
): Promise<{ root: string; file: string } | undefined> {
  const parts = name.split("/");
  if (!parts.every(isPlainName)) return undefined;
  for (const root of folders) {
    const file = path.join(root, ...parts);
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile()) return { root, file };
  }
  return undefined;
}
