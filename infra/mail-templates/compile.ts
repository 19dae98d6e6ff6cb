import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import mjml from "mjml";
import type { TemplateSet } from "../../shared/news/template-set.ts";

type TemplateField = Exclude<keyof TemplateSet, "id" | "isDefault" | "name">;

const PAGES: Partial<Record<TemplateField, string>> = {
  newsletterTemplate: "newsletter",
  subscriberConfirmationTemplate: "subscriber-confirmation",
  forumNotificationTemplate: "forum-notification",
  resetPasswortTemplate: "reset-passwort",
  applicationInfoTemplate: "application-info",
  applicationNotificationTemplate: "application-notification",
  articleNotificationTemplate: "article-notification",
  calendarNotificationTemplate: "calendar-notification",
  cloudNotificationTemplate: "cloud-notification",
  materialNotificationTemplate: "material-notification",
};

const FRAGMENTS: Partial<Record<TemplateField, string>> = {
  articleTemplate: "article",
  articleTemplateNoImg: "article-no-img",
  articleTemplateNoLink: "article-no-link",
  articleTemplateNoLinkImg: "article-no-link-img",
};

const pathOf = (name: string) => fileURLToPath(new URL(`${name}.mjml`, import.meta.url));

const tidy = (html: string) =>
  html
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join("\n");

const compile = async (name: string, wrap = (source: string) => source) => {
  const source = wrap(await readFile(pathOf(name), "utf8"));
  const { html } = await mjml(source, {
    filePath: pathOf(name),
    ignoreIncludes: false,
    keepComments: false,
    // MJML would load Roboto from Google, and so tell Google who reads the mail.
    fonts: {},
    validationLevel: "strict",
  });
  return tidy(html);
};

const CUT = "<!-- cut -->";

const compileFragment = async (name: string) => {
  const edge = `<mj-raw>${CUT}</mj-raw>`;
  const html = await compile(
    name,
    (source) =>
      `<mjml><mj-head><mj-include path="./parts/head.mjml" /></mj-head><mj-body>${edge}${source}${edge}</mj-body></mjml>`,
  );
  return html.split(CUT)[1]?.trim() ?? "";
};

const compileAll = async (
  names: Partial<Record<TemplateField, string>>,
  how: (name: string) => Promise<string>,
) => Promise.all(Object.entries(names).map(async ([field, name]) => [field, await how(name)] as const));

export const compileTemplateSet = async (): Promise<string> => {
  const templates = Object.fromEntries([
    ...(await compileAll(PAGES, (name) => compile(name))),
    ...(await compileAll(FRAGMENTS, compileFragment)),
  ]);
  return `${JSON.stringify(templates, null, 2)}\n`;
};
