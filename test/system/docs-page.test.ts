// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { renderDocs } from "../../functions/system/docs.ts";
import { openApiOf } from "../../functions/system/openapi.ts";
import { endpointsOf } from "../../shared/contract/endpoint.ts";
import { portal } from "../../shared/portal.contract.ts";

const document = openApiOf(portal, { version: "1", origin: "https://portal.example" });
const page = new DOMParser().parseFromString(renderDocs(document), "text/html");

describe("the page of the interface", () => {
  it("is in German, loads nothing and runs nothing", () => {
    expect(page.documentElement.lang).toBe("de");
    expect(page.querySelectorAll("script, link, img, iframe, [onclick], [style]")).toHaveLength(0);
  });

  it("has every endpoint with method, path and access", () => {
    const titles = Array.from(page.querySelectorAll("article h3"), ({ textContent }) => textContent);

    for (const { endpoint } of Object.values(portal).flatMap((tree) => endpointsOf(tree))) {
      expect(titles).toContain(`${endpoint.method} ${endpoint.path}`);
    }
    expect(page.body.textContent).toContain("Zugriff: READ_NEWS; auch Programme mit Token");
    expect(page.body.textContent).not.toContain("alle Angemeldeten; auch");
  });

  it("leads each link to a place on the page or to the document", () => {
    const targets = Array.from(page.querySelectorAll("a"), (link) => link.getAttribute("href") ?? "");

    expect(targets).toContain("/v1/openapi.json");
    for (const target of targets.filter((one) => one.startsWith("#"))) {
      expect(page.getElementById(target.slice(1)), target).not.toBeNull();
    }
  });

  it("has no id twice", () => {
    const ids = Array.from(page.querySelectorAll("[id]"), ({ id }) => id);

    expect(new Set(ids).size).toBe(ids.length);
  });

  it("escapes what the document says", () => {
    const info = { ...document.info, description: `<script>alert("1")</script>` };

    expect(renderDocs({ ...document, info })).toContain("&lt;script&gt;alert(&#34;1&#34;)&lt;/script&gt;");
  });
});
