import { describe, expect, it } from "vitest";
import { defaultTemplateSet } from "../../../functions/data/templates/default-template-set.ts";
import { renderTemplate } from "../../../functions/data/templates/liquid.ts";
import { compileTemplateSet } from "../../../infra/mail-templates/compile.ts";
import { TemplateSet } from "../../../shared/news/template-set.ts";
import { sampleMails } from "./mail-data.builder.ts";

// The keys of this very object.
const kinds = Object.keys(sampleMails) as (keyof typeof sampleMails)[];

describe("the default template set", () => {
  it("is what its MJML sources say (node infra/mail-templates/build.ts)", async () => {
    const { id, isDefault, name, ...templates } = defaultTemplateSet;

    expect(templates).toEqual(JSON.parse(await compileTemplateSet()));
  });

  it("is complete", () => {
    expect(TemplateSet.parse(defaultTemplateSet)).toEqual(defaultTemplateSet);
    expect(Object.entries(defaultTemplateSet).filter(([, text]) => text === "")).toEqual([]);
  });

  it("loads nothing from anywhere: only a mail's own pictures, which its data name", () => {
    const addresses = JSON.stringify(defaultTemplateSet).match(/https?:\/\/[^\s"\\)]+/g) ?? [];

    expect(addresses.filter((address) => !address.startsWith("http://www.w3.org/"))).toEqual([]);
  });

  it.each(kinds)("names in its %s only what the mail is given", (kind) => {
    const scope = { ...sampleMails[kind], greeting: "Guten Tag" };

    const { html } = renderTemplate(defaultTemplateSet[kind], scope, { strict: true });

    expect(html).toContain("Guten Tag");
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html).toContain("prefers-color-scheme");
  });
});
