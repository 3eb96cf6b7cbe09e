import type { FastifyInstance } from "fastify";

interface Options {
  fetchGraphql: typeof fetch;
  originOf: (request: { protocol: string; host: string }) => string;
}

interface Found {
  data?: {
    categories?: { id: string }[];
    courses?: { total: number; items: { id: string }[] };
  };
}

const pageSize = 100;

const sitemapQuery = `query Sitemap($page: Int!) {
  categories { id }
  courses(page: $page, pageSize: ${pageSize}) { total items { id } }
}`;

const standing = [
  "/",
  "/courselist",
  "/courselistFac",
  "/courselistFree",
  "/download",
  "/about",
  "/agreement",
  "/privacy",
  "/refund",
];

/** `robots.txt` and `sitemap.xml`, made of the categories and courses that the gateway knows. */
export function searchEngines(app: FastifyInstance, { fetchGraphql, originOf }: Options) {
  async function read(origin: string, page: number): Promise<Found> {
    const answer = await fetchGraphql(`${origin}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: sitemapQuery, variables: { page } }),
    });
    // The answer to our own query above.
    return (await answer.json()) as Found;
  }

  app.get("/robots.txt", (request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .send(
        [
          "User-agent: *",
          "Disallow: /bought",
          "Disallow: /login",
          "Disallow: /refresh",
          "Disallow: /media/",
          "Disallow: /knowledge/",
          `Sitemap: ${originOf(request)}/sitemap.xml`,
          "",
        ].join("\n"),
      ),
  );

  app.get("/sitemap.xml", async (request, reply) => {
    const origin = originOf(request);
    const first = (await read(origin, 1)).data;
    const courses = first?.courses?.items ?? [];
    for (let page = 2; (page - 1) * pageSize < (first?.courses?.total ?? 0) && page <= 100; page += 1) {
      courses.push(...((await read(origin, page)).data?.courses?.items ?? []));
    }
    const paths = [
      ...standing,
      ...(first?.categories ?? []).map(({ id }) => `/courselist?itemId=${id}`),
      ...courses.map(({ id }) => `/cousrsedetail/${id}`),
    ];
    const urls = paths.map((path) => `  <url><loc>${origin}${path.replaceAll("&", "&amp;")}</loc></url>`);
    return reply
      .type("application/xml; charset=utf-8")
      .header("cache-control", "public, max-age=600")
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`,
      );
  });
}
