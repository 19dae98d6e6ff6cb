import { describe, expect, it } from "vitest";
import { faultsOf } from "../../functions/administration/templates/template-faults.ts";
import { defaultTemplateSet } from "../../functions/data/templates/default-template-set.ts";
import { administration } from "../../shared/administration/administration.contract.ts";
import {
  type TemplatePart,
  type Templates,
  templateParts,
} from "../../shared/administration/template-part.ts";
import { portal } from "../portal.ts";

const ORIGIN = "https://portal.example";
const { templates: contract } = administration;
const { id: BUILT_IN, isDefault: _default, ...original } = defaultTemplateSet;

const faultWith = (part: TemplatePart, source: string, others: Partial<Templates> = {}) => {
  const [fault] = faultsOf([part], { ...original, ...others, [part]: source }, ORIGIN);
  return fault?.message;
};

const WHOLE_NEWSLETTER =
  "{% for article in articles %}{{ article.html }}{% endfor %}{% subscribersOnly %}{{ unsubscribeUrl }}{% endsubscribersOnly %}";

describe("the templates that the portal comes with", () => {
  it("have no fault", () => {
    expect(faultsOf(templateParts, original, ORIGIN)).toEqual([]);
  });
});

describe("a template that cannot be used", () => {
  it.each<[TemplatePart, string, string]>([
    [
      "newsletterTemplate",
      "<p>\n\n  {{ newsletter.title",
      "Zeile 3, Spalte 3: Nach „{{ newsletter.title“ fehlt „}}“.",
    ],
    [
      "newsletterTemplate",
      "{% if organisation %}",
      "Zeile 1, Spalte 1: Zu „{% if organisation %}“ fehlt „{% endif %}“.",
    ],
    [
      "newsletterTemplate",
      "a\n{% if organisation",
      "Zeile 2, Spalte 1: Nach „{% if organisation“ fehlt „%}“.",
    ],
    [
      "newsletterTemplate",
      "{% subscribersOnly %}",
      "Zeile 1, Spalte 1: Zu „{% subscribersOnly %}“ fehlt „{% endsubscribersOnly %}“.",
    ],
    [
      "newsletterTemplate",
      "{{ newsletter.title {{ name }}",
      "Zeile 1, Spalte 22: Zwischen dem Platzhalter und dem, was folgt, fehlt „|“.",
    ],
    ["newsletterTemplate", "{% endif %}", "Zeile 1, Spalte 1: Den Befehl „endif“ gibt es nicht."],
    [
      "articleTemplate",
      "{{ article.title | gross }}",
      "Zeile 1, Spalte 1: Den Filter „gross“ gibt es nicht.",
    ],
    [
      "articleTemplateNoLinkImg",
      "{% include 'x' %}",
      "Zeile 1, Spalte 1: Den Befehl „include“ gibt es nicht.",
    ],
    [
      "resetPasswortTemplate",
      "a {{ resetURL }}",
      "Zeile 1, Spalte 6: Den Platzhalter „resetURL“ gibt es nicht.",
    ],
    [
      "calendarNotificationTemplate",
      "{% for i in (1..1000000000) %}x{% endfor %}",
      "Zeile 1, Spalte 1: Die Vorlage braucht zu viel Zeit oder Speicher. Meist läuft eine Schleife zu oft.",
    ],
  ])("names line and column in German: %s %j", (part, source, message) => {
    expect(faultWith(part, source)).toBe(message);
  });

  it.each<[TemplatePart, string, RegExp]>([
    ["newsletterTemplate", " \n", /^Bitte ausfüllen/],
    [
      "newsletterTemplate",
      "{% subscribersOnly %}{{ unsubscribeUrl }}{% endsubscribersOnly %}",
      /^Die Artikel fehlen/,
    ],
    [
      "newsletterTemplate",
      "{{ articles[0].html }}{% subscribersOnly %}{{ unsubscribeUrl }}{% endsubscribersOnly %}",
      /^Die Artikel fehlen/,
    ],
    [
      "newsletterTemplate",
      "{% for article in articles %}{{ article.html }}{% endfor %}",
      /^Der Abmeldelink fehlt/,
    ],
    [
      "newsletterTemplate",
      `${WHOLE_NEWSLETTER}{{ unsubscribeUrl }}`,
      /sonst steht er leer bei den Mitarbeitern/,
    ],
    [
      "newsletterTemplate",
      `{% for article in articles %}{{ article.html }}{% endfor %}{% clientsOnly %}{{ unsubscribeUrl }}{% endclientsOnly %}`,
      /^Der Abmeldelink fehlt/,
    ],
    [
      "newsletterTemplate",
      `${WHOLE_NEWSLETTER}{% employeesOnly %}{{ unsubscribeUrl }}{% endemployeesOnly %}`,
      /sonst steht er leer bei den Mitarbeitern/,
    ],
    ["articleTemplate", "{{ article.url }}", /^Der Titel fehlt/],
    ["articleTemplateNoImg", "{{ article.title }}", /^Der Link zum Artikel fehlt/],
    ["articleTemplateNoLink", "{{ article.title }}", /^Der Text fehlt/],
    ["resetPasswortTemplate", "{{ resetUrl }}", /^Der Betreff fehlt/],
    ["resetPasswortTemplate", "<title>Neu</title>", /^Der Link zum Festlegen des Passworts fehlt/],
    ["subscriberConfirmationTemplate", "<title>Neu</title>", /^Der Link zum Bestätigen fehlt/],
  ])("says what is missing in %s: %j", (part, source, message) => {
    expect(faultWith(part, source)).toMatch(message);
  });

  it("is told from one that is short, but has all it is for", () => {
    expect(faultWith("newsletterTemplate", WHOLE_NEWSLETTER)).toBeUndefined();
    expect(faultWith("resetPasswortTemplate", "<title>Neu</title>{{ resetUrl }}")).toBeUndefined();
    expect(faultWith("applicationInfoTemplate", "<title>Danke</title>")).toBeUndefined();
  });
});

const fixture = async () => {
  const { as } = await portal();
  return as("admin");
};

describe("saving a faulty set", () => {
  it("is refused with every fault at its field, and stores nothing", async () => {
    const { call } = await fixture();
    const body = {
      ...original,
      name: "Fehlerhaft",
      newsletterTemplate: "{{ a",
      articleNotificationTemplate: "\n{{ article.titel }}",
    };

    await expect(call(contract.create, { body })).rejects.toMatchObject({
      status: 422,
      code: "template-set.invalid",
      errors: [
        { path: "newsletterTemplate", message: expect.stringMatching(/^Zeile 1, Spalte 1: /) },
        { path: "articleNotificationTemplate", message: expect.stringMatching(/^Zeile 2, Spalte 4: /) },
      ],
    });
    const { data } = await call(contract.list, {});
    expect(data.data.map(({ name }) => name)).not.toContain("Fehlerhaft");
  });
});

describe("the preview of a template", () => {
  const preview = async (part: TemplatePart, templates: Partial<Templates> = {}) => {
    const { call } = await fixture();
    return (await call(contract.preview, { params: { id: BUILT_IN }, body: { part, templates } })).data;
  };

  it.each(templateParts)("shows %s on sample data, with subject and text part", async (part) => {
    const { subject, html, text } = await preview(part);

    expect(subject).toBeTruthy();
    expect(html).toContain("Mag. Anna Berger");
    expect(html).toMatch(/^<!doctype html>/i);
    expect(text).toContain("Guten Tag Mag. Anna Berger");
    expect(text).not.toMatch(/<(?:p|div|td|a|b)\b/);
  });

  it("shows what is not saved, and for an article the newsletter around it", async () => {
    const { html } = await preview("articleTemplateNoImg", {
      articleTemplateNoImg: "<h2>Neu: {{ article.title }}</h2>",
    });

    expect(html).toContain("<h2>Neu: Umsatzsteuervoranmeldung: neue Fristen</h2>");
    expect(html).not.toContain("Registrierkasse");
    expect(html).toContain("Newsletter abbestellen");
  });

  it("shows the newsletter with an article of each kind", async () => {
    const { html, text } = await preview("newsletterTemplate");

    for (const title of ["Grunderwerbsteuer", "Umsatzsteuer", "Registrierkasse", "Sachbezüge"]) {
      expect(html).toContain(title);
      expect(text).toContain(title);
    }
  });

  it("keeps braces from becoming placeholders of the mail service", async () => {
    const { html } = await preview("newsletterTemplate", {
      newsletterTemplate: "<p>{% raw %}{{name}} {{#each x}}{% endraw %} {{ name }}</p>",
    });

    expect(html).toBe("<p>&#123;&#123;name&#125;&#125; &#123;&#123;#each x&#125;&#125; Mag. Anna Berger</p>");
  });

  it("says where the template is wrong, or the one around it", async () => {
    await expect(preview("articleTemplate", { articleTemplate: "a\n{{ b" })).rejects.toMatchObject({
      status: 422,
      code: "template-set.invalid",
      errors: [{ path: "articleTemplate", message: expect.stringMatching(/^Zeile 2, Spalte 1: /) }],
    });
    await expect(preview("articleTemplate", { newsletterTemplate: "{{ b" })).rejects.toMatchObject({
      errors: [{ path: "newsletterTemplate" }],
    });
  });
});
