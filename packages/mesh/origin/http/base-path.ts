/** Every call of spec §7 lives below it. */
export const basePath = "/knowledge/api";
