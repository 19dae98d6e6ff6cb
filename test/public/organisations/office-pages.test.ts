import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { publicPages } from "../../../shared/organisations/public-organisations.contract.ts";
import { publishingOffice } from "./office.fixture.ts";

type Fixture = Awaited<ReturnType<typeof publishingOffice>>;

const read = async (reply: ReturnType<Fixture["send"]>) => {
  const { response } = await reply;
  const html = await response.text();
  return { response, html, document: new JSDOM(html).window.document };
};

const hrefs = (document: Document, selector: string) =>
  Array.from(document.querySelectorAll(selector), (element) => element.getAttribute("href"));

describe("the page of an office", () => {
  it("reads without scripts, below 60 KB, and ends with the office's imprint and privacy", async () => {
    const { office, urlName, hire, publish, send } = await publishingOffice({
      nameAdditional: "GmbH & Co KG",
      products: "Buchhaltung, Lohnverrechnung",
      homepage: "javascript:alert(1)",
    });
    await Promise.all(Array.from({ length: 30 }, (_, at) => hire({ lastname: `Nummer ${at}` })));
    await publish({ organisationId: office.id, title: "Neues aus Linz" });

    const { response, html, document } = await read(send(publicPages.office, { params: { urlName } }));

    expect(response.headers.get("cache-control")).toBe("public, max-age=60, s-maxage=300");
    expect(Buffer.byteLength(html)).toBeLessThan(60_000);
    expect(document.querySelector("h1")?.textContent).toBe(office.name);
    expect(document.querySelectorAll(".person")).toHaveLength(30);
    expect(document.querySelector("main")?.textContent).toContain("Lohnverrechnung");
    expect(document.querySelectorAll("script:not([type='application/ld+json'])")).toHaveLength(0);
    expect(hrefs(document, "a").filter((href) => href?.startsWith("javascript:"))).toEqual([]);
    expect(hrefs(document, "footer a")).toEqual(
      expect.arrayContaining([
        `/v1/public/organisations/${office.id}/feed`,
        `/v1/public/organisations/${office.id}/imprint`,
        `/v1/public/organisations/${office.id}/imprint#datenschutz`,
      ]),
    );
  });

  it("tells search engines what it is, and under which address in which language", async () => {
    const { urlName, send } = await publishingOffice({
      websiteDescriptionDE: "</script>Wir beraten.",
      websiteDescriptionEN: "We advise.",
    });
    const address = `https://portal.example/kanzleien/${urlName}`;

    const german = await read(send(publicPages.office, { params: { urlName } }));
    const english = await read(send(publicPages.officeInLanguage, { params: { urlName, language: "en" } }));
    const italian = await read(send(publicPages.officeInLanguage, { params: { urlName, language: "it" } }));

    const data = german.document.querySelector("script")?.textContent ?? "";
    expect(JSON.parse(data)).toMatchObject({
      "@type": "AccountingService",
      url: address,
      description: "</script>Wir beraten.",
    });
    expect(hrefs(german.document, "link[rel=canonical]")).toEqual([address]);
    expect(hrefs(english.document, "link[rel=canonical]")).toEqual([`${address}/en`]);
    for (const { document } of [german, english])
      expect(
        Array.from(document.querySelectorAll("link[hreflang]"), (link) => [
          link.getAttribute("hreflang"),
          link.getAttribute("href"),
        ]),
      ).toEqual([
        ["de", address],
        ["en", `${address}/en`],
        ["x-default", address],
      ]);
    expect(english.document.documentElement.lang).toBe("en");
    expect(english.document.querySelector("main")?.textContent).toContain("We advise.");
    expect(english.document.querySelector("main")?.textContent).not.toContain("Wir beraten");
    expect(italian.response.status).toBe(404);
  });

  it("says so, as a page, where there is none", async () => {
    const { send } = await publishingOffice();

    const { response, document } = await read(send(publicPages.office, { params: { urlName: "unbekannt" } }));

    expect(response.status).toBe(404);
    expect(document.querySelector("h1")?.textContent).toBe("Diese Kanzlei gibt es nicht.");
    expect(document.querySelector("p")?.textContent).toContain("hat keine öffentliche Seite");
  });
});

describe("the list of the offices", () => {
  it("leads to those that have a page", async () => {
    const { urlName, people, office, send } = await publishingOffice();
    const pageOf = async () => hrefs((await read(send(publicPages.offices, {}))).document, "main a");
    expect(await pageOf()).toContain(`/kanzleien/${urlName}`);

    await people.organisations.update(office.id, (one) => ({ ...one, urlName: null }));

    expect(await pageOf()).not.toContain(`/kanzleien/${urlName}`);
  });
});

describe("the public news of an office", () => {
  it("are read page by page, the newest first", async () => {
    const { office, urlName, publish, send } = await publishingOffice();
    const releaseDate = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString();
    for (let day = 1; day <= 21; day++)
      await publish({ organisationId: office.id, title: `Tag ${day}`, releaseDate: releaseDate(day) });
    const pageAt = async (seite: number) =>
      (await read(send(publicPages.officeNews, { params: { urlName }, query: { seite } }))).document;

    const [first, second] = [await pageAt(1), await pageAt(2)];

    expect(first.querySelector(".entry h2")?.textContent).toBe("Tag 21");
    expect(hrefs(first, ".pages a")).toEqual([`/kanzleien/${urlName}/neuigkeiten?seite=2`]);
    expect(second.querySelector(".entry:last-of-type h2")?.textContent).toBe("Tag 1");
    expect(hrefs(second, ".pages a")).toEqual([`/kanzleien/${urlName}/neuigkeiten`]);
  });
});

describe("the sitemap", () => {
  it("names each public page, in each of its languages, and no article that is not public", async () => {
    const { office, urlName, publish, send } = await publishingOffice({ websiteDescriptionIT: "Offriamo." });
    const shown = await publish({ organisationId: office.id });
    const hidden = await publish({ organisationId: office.id, isPublicRelease: false });

    const { response, html } = await read(send(publicPages.sitemap, {}));

    expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    const { document } = new JSDOM(html, { contentType: "application/xml" }).window;
    const addresses = Array.from(document.querySelectorAll("loc"), ({ textContent }) => textContent);
    const origin = "https://portal.example";
    expect(addresses).toEqual(
      expect.arrayContaining([
        `${origin}/kanzleien`,
        `${origin}/neuigkeiten`,
        `${origin}/kanzleien/${urlName}`,
        `${origin}/kanzleien/${urlName}/it`,
        `${origin}/kanzleien/${urlName}/neuigkeiten`,
        `${origin}/news/${shown.urlTitle}`,
      ]),
    );
    expect(html).not.toContain(hidden.urlTitle);
  });
});
