/** What becomes of one request. */
export interface Fate {
  /** Answered by another address. */
  to?: string;
  /** The status that the page sees. */
  status?: number;
  /** No answer at all. */
  offline?: boolean;
  /** Asked for, and never answered. */
  hangs?: boolean;
}

const { XMLHttpRequest: real } = globalThis;

/** Decides over every XMLHttpRequest, which is what hls.js loads with; the last rule given counts. */
export const network = {
  rule: (_path: string): Fate | undefined => undefined,
  /** Paths asked for, in order. */
  asked: [] as string[],
  restore() {
    network.rule = () => undefined;
    network.asked = [];
    globalThis.XMLHttpRequest = real;
  },
  install() {
    network.restore();
    globalThis.XMLHttpRequest = class extends real {
      #status: number | undefined;
      #asked = "";
      #hangs = false;
      override open(method: string, url: string | URL, async = true) {
        const { pathname } = new URL(url, location.href);
        network.asked.push(pathname);
        const fate = network.rule(pathname);
        this.#status = fate?.status;
        this.#hangs = fate?.hangs ?? false;
        this.#asked = new URL(url, location.href).href;
        // A closed port answers nothing, as an unplugged cable does.
        super.open(method, fate?.offline ? "http://127.0.0.1:9/" : (fate?.to ?? url), async);
      }
      override send() {
        if (!this.#hangs) super.send();
      }
      override get responseURL() {
        return this.#asked;
      }
      override get status() {
        return this.#status !== undefined && super.status > 0 ? this.#status : super.status;
      }
    };
  },
};
