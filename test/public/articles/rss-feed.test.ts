import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { publicArticles } from "../../../shared/news/public-articles.contract.ts";
import { anOffice } from "../../support/people.builder.ts";
import { ownOffice } from "../../support/viewers.ts";
import { publicFixture } from "../public.fixture.ts";

/** Throws where it is not well-formed. */
const parsed = (xml: string) => {
  const { window } = new JSDOM(xml, { contentType: "application/xml" });
  return window.document;
};

const textOf = (element: Element | undefined, name: string) =>
  element?.getElementsByTagName(name)[0]?.textContent;

const feedOf = async (id: string) => {
  const { send } = await publicFixture();
  const { response } = await send(publicArticles.feedOfOrganisation, { params: { id } });
  const xml = await response.text();
  const document = parsed(xml);
  return { response, xml, document, items: Array.from(document.getElementsByTagName("item")) };
};

describe("the feed of an office", () => {
  it("lists what it publishes, newest first, each with a lasting address", async () => {
    const { publish, people } = await publicFixture();
    const office = await people.organisations.insert(anOffice({ name: "Kanzlei Steyr" }));
    const organisationId = office.id;
    await publish({ organisationId, title: "Älter", releaseDate: "2026-01-07T08:00:00.000Z" });
    const newest = await publish({
      organisationId,
      title: "Neuer",
      abstract: "Kurz gesagt.",
      tag: "Steuern",
      releaseDate: "2026-02-09T08:00:00.000Z",
    });

    const { items, document, response } = await feedOf(office.id);

    expect(response.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    expect(textOf(document.documentElement, "title")).toBe("News · Kanzlei Steyr");
    const titles = items.map((item) => textOf(item, "title"));
    expect(titles.slice(0, 2)).toEqual(["Neuer", "Älter"]);
    expect(textOf(items[0], "link")).toBe(`https://portal.example/news/${newest.urlTitle}`);
    // For ever the same, or readers take old articles for new ones.
    expect(textOf(items[0], "guid")).toBe(
      `https://portal.example/v1/public/articles/${newest.urlTitle}/page`,
    );
    expect(textOf(items[0], "pubDate")).toBe("Mon, 09 Feb 2026 08:00:00 GMT");
    expect(textOf(items[0], "description")).toBe("Kurz gesagt.");
    expect(textOf(items[0], "category")).toBe("Steuern");
    expect(document.getElementsByTagName("atom:link")[0]?.getAttribute("href")).toBe(
      `https://portal.example/v1/public/organisations/${office.id}/feed`,
    );
  });

  it("stays XML, whatever people type", async () => {
    const { publish, people } = await publicFixture();
    const name = 'Müller & Söhne <"GmbH">';
    const office = await people.organisations.insert(anOffice({ name }));
    const title = "Ein\u0007 ]]> <b>&amp; Titel\u{FFFE} mit \uD800 und 🎉";
    await publish({ organisationId: office.id, title, abstract: "a\u0000b\u001Bc" });

    const { items, document } = await feedOf(office.id);

    expect(textOf(document.documentElement, "title")).toBe(`News · ${name}`);
    const [ours] = items.filter((item) => textOf(item, "description") === "abc");
    expect(textOf(ours, "title")).toBe("Ein ]]> <b>&amp; Titel mit  und 🎉");
  });
});

describe("the feed of the group", () => {
  it("lists the articles of all offices", async () => {
    const { publish, send } = await publicFixture();
    await publish({ title: "Für alle", organisationId: ownOffice.id, releaseDate: new Date().toISOString() });

    const { response } = await send(publicArticles.feed, {});
    const document = parsed(await response.text());

    expect(textOf(document.getElementsByTagName("item")[0], "title")).toBe("Für alle");
  });
});
