import { readFileSync } from "node:fs";
import { Transformer } from "@napi-rs/image";
import { describe, expect, it } from "vitest";
import {
  DEFAULT_NEWSLETTER_HEADER,
  newsletterHeaderOf,
} from "../../../functions/data/templates/newsletter-header.ts";
import { inProject } from "../../../infra/local/build/project.ts";
import { anOffice } from "../../support/people.builder.ts";
import { aNewsletter, mailOf } from "./newsletter.builder.ts";

const ORIGIN = "https://portal.example";

const headOf = (headerImageUrl: string | null) => {
  const { newsletter } = aNewsletter();
  const { html } = mailOf(aNewsletter({ newsletter: { ...newsletter, headerImageUrl } }));
  return /<img[^>]*src="([^"]*)"/.exec(html)?.[1];
};

describe("the head of a newsletter", () => {
  it("is the office's own picture, where everybody finds it", () => {
    const pictures = [
      { id: "house", kind: "details" as const },
      { id: "head", kind: "newsletter-header" as const },
    ];

    const address = newsletterHeaderOf(anOffice({ pictures }), ORIGIN);

    expect(address).toBe(`${ORIGIN}/v1/public/files/head?variant=preview`);
    expect(headOf(address)).toBe(address);
  });

  it("is the group's where an office has none, and in newsletters of the whole group", () => {
    const pictures = [{ id: "house", kind: "details" as const }];

    expect(newsletterHeaderOf(anOffice({ pictures }), ORIGIN)).toBeNull();
    expect(newsletterHeaderOf(undefined, ORIGIN)).toBeNull();
    expect(headOf(null)).toBe(`${ORIGIN}${DEFAULT_NEWSLETTER_HEADER}`);
  });

  it("lies among the files of the SPA (node infra/mail-templates/build.ts)", async () => {
    const kept = readFileSync(inProject(`web/public${DEFAULT_NEWSLETTER_HEADER}`));

    expect(await new Transformer(kept).metadata()).toMatchObject({
      width: 1200,
      height: 300,
      format: "jpeg",
    });
  });
});
