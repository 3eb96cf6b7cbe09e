import { Marked } from "marked";
import sanitizeHtml from "sanitize-html";

const marked = new Marked({ gfm: true });

/** Markdown as HTML that is safe to show: no scripts, styles, frames or foreign protocols. */
export function renderMarkdown(markdown: string): string {
  const html = marked.parse(markdown, { async: false });
  return sanitizeHtml(html, {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, "img", "h1", "h2", "del"],
    allowedAttributes: {
      a: ["href", "title"],
      img: ["src", "alt", "title", "width", "height"],
      th: ["align"],
      td: ["align"],
      ol: ["start"],
    },
    allowedSchemes: ["http", "https", "mailto", "tel"],
  }).trim();
}
