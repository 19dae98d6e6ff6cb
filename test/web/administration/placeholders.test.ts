import { describe, expect, it } from "vitest";
import {
  renderSampleArticle,
  renderSampleMail,
  renderSampleNewsletter,
} from "../../../functions/administration/templates/render-sample.ts";
import { sampleMails } from "../../../functions/administration/templates/sample-mails.text.ts";
import {
  sampleArticles,
  sampleNewsletter,
} from "../../../functions/administration/templates/sample-newsletter.text.ts";
import { defaultTemplateSet } from "../../../functions/data/templates/default-template-set.ts";
import { PLACEHOLDERS } from "../../../functions/data/templates/ses-template.ts";
import {
  articleParts,
  isArticlePart,
  isMailPart,
  type TemplatePart,
  templateParts,
} from "../../../shared/administration/template-part.ts";
import { blocks, placeholders } from "../../../web/administration/templates/placeholders.text.ts";
import { fieldLabels, partGroups } from "../../../web/administration/templates/templates.text.ts";

const ORIGIN = "https://portal.example";

/** Renders a template on samples, where a name that nothing stands behind is an error. */
const render = (part: TemplatePart, source: string) => {
  const templates = { ...defaultTemplateSet, [part]: source };
  if (isMailPart(part)) return renderSampleMail(part, templates, sampleMails(ORIGIN)[part]).html;
  return isArticlePart(part)
    ? renderSampleArticle(part, templates, ORIGIN)
    : renderSampleNewsletter(articleParts, templates, ORIGIN).marked;
};

/** Every name that leads to a value in what a template is given. */
const namesIn = (data: object, prefix = ""): string[] =>
  Object.entries(data).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? namesIn(value, `${prefix}${key}.`)
      : `${prefix}${key}`,
  );

const given = (part: TemplatePart): string[] => {
  if (isMailPart(part)) return [...namesIn(sampleMails(ORIGIN)[part]), "greeting"];
  const {
    newsletter: { id: _, isForStaffOnly: __, ...newsletter },
    ...frame
  } = {
    ...sampleNewsletter(ORIGIN),
    newsletter: { ...sampleNewsletter(ORIGIN).newsletter, isForStaffOnly: true, url: "" },
  };
  return isArticlePart(part)
    ? [...namesIn({ article: sampleArticles(ORIGIN)[part], ...frame }), "greeting", "name"]
    : [...namesIn({ newsletter, ...frame }), "articles", ...PLACEHOLDERS];
};

describe("the help for placeholders", () => {
  it.each(templateParts)("names what %s is given, and nothing else", (part) => {
    expect(placeholders[part].map(({ name }) => name).toSorted()).toEqual(given(part).toSorted());
  });

  it.each(templateParts)("offers for %s only what can be used there as it is", (part) => {
    const codes = [
      ...placeholders[part].map(({ name }) => `{{ ${name} }}`),
      ...(blocks[part] ?? []).map(({ code }) => code),
    ];

    for (const code of codes) expect(() => render(part, `<title>a</title>${code}`), code).not.toThrow();
  });
});

describe("the list of a set's templates", () => {
  it("has each of them once, under a name of its own", () => {
    const listed = partGroups.flatMap(({ parts }) => parts);

    expect(listed.toSorted()).toEqual([...templateParts].toSorted());
    expect(new Set(listed.map((part) => fieldLabels[part])).size).toBe(templateParts.length);
  });
});
