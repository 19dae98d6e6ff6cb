import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { api, CacheBehaviors, fits, publicBehaviors, spa } from "./distribution.ts";

/** How the edge changes an address. */
const addressBy = (script: string) => {
  const source = readFileSync(resolve(import.meta.dirname, "../../infra/edge", script), "utf8");
  return (uri: string, headers: object = {}) => {
    const event = { request: { uri, headers } };
    return z.object({ uri: z.string() }).parse(runInNewContext(`${source};handler(event)`, { event })).uri;
  };
};

describe("the readable address of a public page", () => {
  const answeredAt = addressBy("public-addresses.cf.js");

  it.each([
    ["/news/steuern-2026", "/v1/public/articles/steuern-2026/page"],
    ["/neuigkeiten", "/v1/public/pages/articles"],
    ["/kanzleien", "/v1/public/pages/organisations"],
    ["/kanzleien/", "/v1/public/pages/organisations"],
    ["/kanzleien/linz", "/v1/public/pages/organisations/linz"],
    ["/kanzleien/linz/en", "/v1/public/pages/organisations/linz/en"],
    ["/kanzleien/linz/neuigkeiten", "/v1/public/pages/articles/linz"],
    ["/sitemap.xml", "/v1/public/pages/sitemap"],
    ["/robots.txt", "/v1/public/pages/robots"],
  ])("%s is answered by the API, cached as other public answers", (address, path) => {
    const behavior = CacheBehaviors.find(({ PathPattern = "" }) => fits(PathPattern, address));

    expect(answeredAt(address)).toBe(path);
    expect(behavior?.FunctionAssociations).toHaveLength(1);
    expect(behavior).toMatchObject({
      TargetOriginId: api?.TargetOriginId,
      CachePolicyId: publicBehaviors[0]?.CachePolicyId,
    });
  });

  it("leaves the portal its own pages below /news", () => {
    const readable = CacheBehaviors.findIndex(({ PathPattern }) => PathPattern === "/news/?*");
    const before = CacheBehaviors.slice(0, readable);

    for (const name of ["articles", "newsletters", "subscribers"])
      for (const path of [`/news/${name}`, `/news/${name}/*`])
        expect(before.find(({ PathPattern }) => PathPattern === path)?.TargetOriginId).toBe(
          spa.TargetOriginId,
        );
  });
});

describe("an address of the SPA", () => {
  const fileAt = addressBy("spa-files.cf.js");
  const fileFor = (uri: string, accepted?: string) =>
    fileAt(uri, accepted === undefined ? {} : { "accept-encoding": { value: accepted } });

  it.each(["/", "/news/newsletters", "/news/articles/steuern-2026", "/login/"])("%s opens the SPA", (uri) => {
    expect(fileFor(uri)).toBe("/index.html");
  });

  it.each(["/code/index-1a2b3c.js", "/favicon.svg", "/index.html"])("%s stays a file", (uri) => {
    expect(fileFor(uri)).toBe(uri);
  });

  it("brings code as the build has compressed it, to who can read that", () => {
    const code = "/code/index-1a2b3c.js";

    expect(fileFor(code, "gzip, deflate, br, zstd")).toBe("/code-br/index-1a2b3c.js");
    expect(fileFor(code, "gzip, deflate")).toBe(code);
    expect(fileFor("/assets/latin-1a2b3c.woff2", "br")).toBe("/assets/latin-1a2b3c.woff2");
  });
});
