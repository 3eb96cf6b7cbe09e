/** What must cross processes when several run: one-time claims, counters, and messages to all. */
export interface Broker {
  /** Takes `key` for `ttl` milliseconds. @returns 0 when taken now, else the milliseconds until it is free again */
  claim(key: string, ttl: number): Promise<number>;
  /** Adds one to a counter that is forgotten `ttl` milliseconds after its first use. @returns the new count */
  count(key: string, ttl: number): Promise<number>;
  publish(channel: string, message: string): Promise<void>;
  /** @returns a function that ends the subscription */
  subscribe(channel: string, listener: (message: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
