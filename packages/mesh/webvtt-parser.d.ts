/** What is used of the W3C's reference parser, which comes without types. */
declare module "webvtt-parser" {
  export type CueNode =
    | { type: "text"; value: string }
    | { type: "timestamp"; value: number }
    | { type: "object"; children: CueNode[] };

  export interface Cue {
    /** Seconds. */
    startTime: number;
    endTime: number;
    text: string;
    tree: { children: CueNode[] };
  }

  interface Parsed {
    cues: Cue[];
    errors: { line: number; message: string }[];
  }

  const webvtt: {
    WebVTTParser: new (entities: Record<string, string>) => {
      parse: (text: string, kind?: "subtitles/captions/descriptions") => Parsed;
    };
  };
  export default webvtt;
}

declare module "webvtt-parser/html-entities.json" {
  const entities: Record<string, string>;
  export default entities;
}
