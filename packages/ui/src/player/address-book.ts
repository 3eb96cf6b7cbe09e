const absolute = (address: string) => new URL(address, document.baseURI).href;
/** `https://host/media/ticket/lesson/master.m3u8?x` → `https://host/media/ticket/lesson/` */
const folderOf = (address: string) => new URL(".", absolute(address)).href;

/**
 * Follows a stream whose folder moves, as it does when the ticket in its path is renewed:
 * hls.js keeps asking for the old names, the requests go to the new place, and nothing is rebuilt.
 */
export function createAddressBook(address: string) {
  const left = new Set<string>();
  let master = absolute(address);
  return {
    /** Where `url` is to be found now. */
    resolve(url: string): string {
      const full = absolute(url);
      const folder = [...left].find((old) => full.startsWith(old));
      if (folder === undefined) return url;
      const rest = full.slice(folder.length);
      return rest === new URL(master).pathname.split("/").at(-1) ? master : folderOf(master) + rest;
    },
    /** False when only the query differs: then the parts are signed one by one and have new names of their own. */
    moveTo(fresh: string): boolean {
      const before = folderOf(master);
      const after = folderOf(fresh);
      if (before === after) return false;
      left.add(before);
      left.delete(after);
      master = absolute(fresh);
      return true;
    },
  };
}
