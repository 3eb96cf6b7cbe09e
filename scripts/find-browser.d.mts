export function findBrowser(): string | undefined;
export const browserFlags: string[];
export const stillFlags: string[];
