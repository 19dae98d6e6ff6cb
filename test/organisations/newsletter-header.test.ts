import { describe, expect, it } from "vitest";
import { DEFAULT_NEWSLETTER_HEADER } from "../../functions/data/templates/newsletter-header.ts";
import { files } from "../../shared/files/files.contract.ts";
import { news } from "../../shared/news/news.contract.ts";
import { organisations } from "../../shared/organisations/organisations.contract.ts";
import { portal } from "../portal.ts";
import { aPicture, uploadAs } from "../support/files.builder.ts";
import { aNewsletterDraft } from "../support/news.builder.ts";
import { officeFixture } from "./office.fixture.ts";

describe("newsletters of an office", () => {
  it("bear the picture that the office has for them, which everybody may fetch", async () => {
    const { office, keeper, as } = await officeFixture();
    const editor = await as("editor");
    const preview = async () => {
      const body = aNewsletterDraft({ organisationId: office.id });
      return (await editor.call(news.newsletters.preview, { body })).data.html;
    };
    expect(await preview()).toContain(DEFAULT_NEWSLETTER_HEADER);

    const id = await uploadAs(keeper, {
      fileName: "kopf.jpg",
      contentType: "image/jpeg",
      bytes: await aPicture(1200, 300),
      purpose: "organisation",
    });
    await keeper.call(organisations.pictures.set, {
      params: { id: office.id },
      body: { fileId: id, kind: "newsletter-header" },
    });

    expect(await preview()).toContain(`https://portal.example/v1/public/files/${id}?variant=preview`);
    const nobody = await portal();
    const { response } = await nobody.send(files.readPublic, {
      params: { id },
      query: { variant: "preview" },
    });
    expect(response.status).toBe(302);
  });
});
