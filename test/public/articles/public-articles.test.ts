import { ulid } from "ulid";
import { describe, expect, it } from "vitest";
import { listConfig } from "../../../shared/contract/list.ts";
import { flagsOf } from "../../../shared/news/article-state.ts";
import { publicArticles } from "../../../shared/news/public-articles.contract.ts";
import { otherOffice, ownOffice } from "../../support/viewers.ts";
import { publicFixture } from "../public.fixture.ts";

const HOUR = 3_600_000;
const at = (offset: number) => new Date(Date.now() + offset).toISOString();

const titlesWith = async (
  { call }: Awaited<ReturnType<typeof publicFixture>>,
  config: Parameters<typeof listConfig>[0],
) => {
  const { data } = await call(publicArticles.list, { query: { config: listConfig(config) } });
  return data.data.map(({ title }) => title);
};

describe("the public articles", () => {
  it("are those released to the public, from their date on and until their end", async () => {
    const fixture = await publicFixture();
    const tag = ulid();
    const publish = (title: string, overrides: object) => fixture.publish({ tag, title, ...overrides });
    await publish("jetzt", {});
    await publish("noch eine Stunde", { releaseDate: at(-HOUR), visibleUntil: at(HOUR) });
    const hidden = await Promise.all([
      publish("in einer Stunde", { releaseDate: at(HOUR) }),
      publish("vorbei", { releaseDate: at(-2 * HOUR), visibleUntil: at(-HOUR) }),
      publish("intern", flagsOf("released", { isInternalRelease: true, isNewsletterRelease: true })),
      publish("Entwurf", flagsOf("draft")),
      publish("freigegeben", flagsOf("releasable")),
    ]);

    const filters = [{ field: "tag", values: [tag], comparator: "eq" as const }];
    expect(await titlesWith(fixture, { filters })).toEqual(["noch eine Stunde", "jetzt"]);
    for (const { urlTitle } of hidden) {
      for (const endpoint of [publicArticles.read, publicArticles.page]) {
        const { response } = await fixture.send(endpoint, { params: { urlTitle } });
        expect(response.status).toBe(404);
      }
    }
  });

  it("show nothing of what belongs inside, and images where anybody may fetch them", async () => {
    const { publish, call } = await publicFixture();
    const { urlTitle, id } = await publish({
      titleImageId: "image-1",
      imageIds: ["image-2"],
      createdBy: "employee-1",
      authorId: "employee-1",
      content:
        '<p>Text <img src="/v1/files/image-3?variant=preview" alt="Skizze"></p><script>böse()</script>',
    });

    const { data } = await call(publicArticles.read, { params: { urlTitle } });

    expect(Object.keys(data).toSorted()).toEqual(
      (
        "abstract authorName content files imageUrls images organisationId pageTitle publishedByOrganisationIds releaseDate " +
        "seoMetaDescription subtitle tag taxTag title titleImage titleImageUrl url urlTitle"
      ).split(" "),
    );
    expect(data).toMatchObject({
      url: `/news/${urlTitle}`,
      titleImageUrl: "/v1/public/files/image-1?variant=preview",
      imageUrls: ["/v1/public/files/image-2?variant=preview"],
      content: '<p>Text <img src="/v1/public/files/image-3?variant=preview" alt="Skizze" /></p>',
    });
    expect(JSON.stringify(data)).not.toContain(id);
  });

  it("of an office are its own, those it publishes, and those of the whole group", async () => {
    const fixture = await publicFixture();
    const tag = ulid();
    await fixture.publish({ tag, title: "eigener" });
    await fixture.publish({ tag, title: "fremder", organisationId: otherOffice.id });
    await fixture.publish({
      tag,
      title: "übernommener",
      organisationId: otherOffice.id,
      publishedByOrganisationIds: [ownOffice.id],
    });
    await fixture.publish({ tag, title: "der Gruppe", organisationId: null });
    await fixture.publish({
      tag,
      title: "der Gruppe für andere",
      organisationId: null,
      publishedByOrganisationIds: [otherOffice.id],
    });

    const titles = await titlesWith(fixture, {
      filters: [
        { field: "tag", values: [tag], comparator: "eq" },
        { field: "organisation", values: [ownOffice.id], comparator: "eq" },
      ],
      sort: [{ field: "title", direction: "asc" }],
    });

    expect(titles).toEqual(["der Gruppe", "eigener", "übernommener"]);
  });

  it("are found by words", async () => {
    const fixture = await publicFixture();
    await fixture.publish({ title: "Registrierkassenpflicht im Gasthaus" });

    expect(await titlesWith(fixture, { searchTerm: "registrierkassen" })).toEqual([
      "Registrierkassenpflicht im Gasthaus",
    ]);
  });
});

describe("what is the same for everybody", () => {
  it("may be kept for minutes, sets no cookie, and is sent once only to who has it", async () => {
    const { publish, send, cookies } = await publicFixture();
    const { urlTitle } = await publish();
    const ask = (etag?: string) =>
      send(publicArticles.page, { params: { urlTitle } }, { headers: { "if-none-match": etag } });

    const { response } = await ask();
    const etag = response.headers.get("etag") ?? "";

    expect(response.headers.get("cache-control")).toBe("public, max-age=60, s-maxage=300");
    expect(response.headers.has("set-cookie")).toBe(false);
    expect(cookies.size).toBe(0);
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const { response: again } = await ask(known);
      expect(again.status).toBe(304);
      expect(again.headers.get("etag")).toBe(etag);
      expect(await again.text()).toBe("");
    }
    expect((await ask('"other"')).response.status).toBe(200);
  });

  it("is not kept when it failed", async () => {
    const { send } = await publicFixture();

    const { response } = await send(publicArticles.read, { params: { urlTitle: "unbekannt" } });

    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.has("set-cookie")).toBe(false);
  });
});
