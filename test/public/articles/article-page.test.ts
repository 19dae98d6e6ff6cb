import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { publicArticles } from "../../../shared/news/public-articles.contract.ts";
import { anOffice } from "../../support/people.builder.ts";
import { ownOffice } from "../../support/viewers.ts";
import { publicFixture } from "../public.fixture.ts";

const pageOf = async (
  overrides: Parameters<Awaited<ReturnType<typeof publicFixture>>["publish"]>[0] = {},
) => {
  const { publish, send } = await publicFixture();
  const { urlTitle } = await publish(overrides);
  const { response } = await send(
    publicArticles.page,
    { params: { urlTitle } },
    { headers: { host: "evil.example", origin: "https://evil.example" } },
  );
  const html = await response.text();
  const { document } = new JSDOM(html).window;
  const meta = (name: string) =>
    document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");
  return { response, html, document, meta, urlTitle };
};

const ATTACK = `"><script>alert(1)</script>'&`;

describe("the page of a public article", () => {
  it("reads as an article: office, title, who and when, text", async () => {
    const { document, response } = await pageOf({
      title: "Homeoffice-Pauschale 2026",
      subtitle: "Was bleibt, was geht",
      authorName: "Mag. Anna Müller",
      releaseDate: "2026-01-06T23:30:00.000Z",
    });

    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(document.documentElement.lang).toBe("de");
    expect(document.querySelector("header")?.textContent).toBe(ownOffice.name);
    expect(document.querySelector("h1")?.textContent).toBe("Homeoffice-Pauschale 2026");
    expect(document.querySelector(".byline")?.textContent).toBe("07.01.2026 · Mag. Anna Müller");
    expect(document.querySelector(".content strong")?.textContent).toBe("3,5 %");
    expect(document.querySelectorAll("h1")).toHaveLength(1);
  });

  it("tells search engines and other sites what it is about, under its one address", async () => {
    const { document, meta, urlTitle } = await pageOf({
      pageTitle: "Wohnungskauf und Steuer",
      seoMetaDescription: "Grunderwerbsteuer kurz erklärt.",
      titleImageId: "image-1",
    });
    const address = `https://portal.example/news/${urlTitle}`;

    expect(document.title).toBe("Wohnungskauf und Steuer");
    expect(meta("description")).toBe("Grunderwerbsteuer kurz erklärt.");
    expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(address);
    expect(meta("og:url")).toBe(address);
    expect(meta("og:title")).toBe("Wohnungskauf und Steuer");
    expect(meta("og:image")).toBe("https://portal.example/v1/public/files/image-1?variant=preview");
    expect(meta("og:site_name")).toBe(ownOffice.name);
  });

  it("escapes everything and holds no script, whatever the fields contain", async () => {
    const { html, document, meta } = await pageOf({
      title: ATTACK,
      subtitle: ATTACK,
      abstract: ATTACK,
      tag: ATTACK,
      authorName: ATTACK,
      pageTitle: ATTACK,
      seoMetaDescription: ATTACK,
      content:
        '<p onclick="x()">Text</p><script>alert(1)</script><iframe src="https://evil.example"></iframe>',
    });

    expect(html).not.toContain("onclick");
    const [data, ...others] = document.querySelectorAll("script, iframe");
    expect(data?.getAttribute("type")).toBe("application/ld+json");
    expect(JSON.parse(data?.textContent ?? "")).toMatchObject({ "@type": "Article", headline: ATTACK });
    expect(others).toEqual([]);
    expect(document.querySelector("h1")?.textContent).toBe(ATTACK);
    expect(document.title).toBe(ATTACK);
    expect(meta("og:description")).toBe(ATTACK);
  });

  it("never repeats the host or origin of a request", async () => {
    const { html, response } = await pageOf();

    expect(html).not.toContain("evil.example");
    expect(JSON.stringify([...response.headers])).not.toContain("evil.example");
  });

  it("may load images of the portal's and nothing else", async () => {
    const { response } = await pageOf();

    expect(response.headers.get("content-security-policy")).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
    );
  });

  it("shows every picture once, with what is said about it", async () => {
    const { document } = await pageOf({
      titleImageId: "one",
      imageIds: ["one", "two", "three"],
      imageTexts: [
        { id: "one", alt: "Ein Haus", caption: "Foto: Kanzlei" },
        { id: "three", alt: null, caption: "Der Plan" },
      ],
      content: '<p><img src="/v1/files/two?variant=preview" alt="Skizze"></p>',
    });
    const pictures = Array.from(document.querySelectorAll("img"), ({ src, alt }) => [
      /files\/(\w+)/.exec(src)?.[1],
      alt,
    ]);

    expect(pictures).toEqual([
      ["one", "Ein Haus"],
      ["two", "Skizze"],
      ["three", "Bild in voller Größe"],
    ]);
    expect(Array.from(document.querySelectorAll("figcaption"), ({ textContent }) => textContent)).toEqual([
      "Foto: Kanzlei",
      "Der Plan",
    ]);
  });

  it("shows the files of the article, unless they are kept inside", async () => {
    const files = [{ id: "f1", fileName: "Merkblatt <1>.pdf", contentType: "application/pdf" }];

    const shown = (await pageOf({ files, showsFilesPublicly: true })).document.querySelector(".files a");
    const inside = (await pageOf({ files, showsFilesPublicly: false })).document.querySelector(".files");

    expect(shown?.textContent).toBe("Merkblatt <1>.pdf");
    expect(shown?.getAttribute("href")).toBe("/v1/public/files/f1");
    expect(inside).toBeNull();
  });

  it("ends with the imprint of the office, whose links lead to the web only", async () => {
    const { people, publish, send } = await publicFixture();
    const office = await people.organisations.insert(
      anOffice({
        name: "Kanzlei <Linz>",
        street: "Hauptplatz 1",
        zip: "4020",
        city: "Linz",
        homepage: "javascript:alert(1)",
        uid: "ATU12345678",
      }),
    );
    const { urlTitle } = await publish({ organisationId: office.id });

    const { response } = await send(publicArticles.page, { params: { urlTitle } });
    const { document } = new JSDOM(await response.text()).window;

    const imprint = document.querySelector("address");
    expect(imprint?.textContent).toContain("Kanzlei <Linz>");
    expect(imprint?.textContent).toContain("Hauptplatz 1, 4020 Linz");
    expect(imprint?.textContent).toContain("UID ATU12345678");
    const links = Array.from(document.querySelectorAll("a"), (link) => link.getAttribute("href"));
    expect(links.filter((href) => href?.startsWith("javascript:"))).toEqual([]);
    expect(links).toContain(`/subscriptions/new?organisation=${office.id}`);
    expect(links).toContain(`/v1/public/organisations/${office.id}/feed`);
    expect(links).toContain(`/v1/public/organisations/${office.id}/imprint`);
    expect(links).toContain(`/v1/public/organisations/${office.id}/imprint#datenschutz`);
  });
});

describe("the imprint of an office", () => {
  it("says who answers for what it publishes and sends, with address and registers", async () => {
    const { people, send } = await publicFixture();
    const office = await people.organisations.insert(
      anOffice({ uid: "ATU12345678", street: "Ring 1", zip: "1010", city: "Wien" }),
    );

    const { response } = await send(publicArticles.imprint, { params: { id: office.id } });
    const { document } = new JSDOM(await response.text()).window;

    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(document.querySelector("h1")?.textContent).toBe("Impressum");
    const address = document.querySelector("address")?.textContent;
    expect(address).toContain(office.name);
    expect(address).toContain("Ring 1, 1010 Wien");
    expect(address).toContain("ATU12345678");
    expect(document.getElementById("datenschutz")?.textContent).toBe("Datenschutz");
    expect(document.querySelector("main")?.textContent).toContain(
      `Verantwortlich für diese Seiten, für Newsletter und für Bewerbungen bei dieser Kanzlei ist ${office.name}`,
    );
  });
});
