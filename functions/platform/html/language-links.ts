import type { PublicLanguage } from "../../../shared/organisations/public-address.ts";
import { html } from "./html.ts";
import type { SafeHtml } from "./safe-html.ts";

const names: Readonly<Record<PublicLanguage, string>> = {
  de: "Deutsch",
  en: "English",
  it: "Italiano",
};

const labels: Readonly<Record<PublicLanguage, string>> = { de: "Sprache", en: "Language", it: "Lingua" };

/** Undefined if the page has no other languages. */
export const languageLinks = (
  language: PublicLanguage,
  languages: readonly PublicLanguage[],
  addressIn: (language: PublicLanguage) => string,
): SafeHtml | undefined => {
  const others = languages.filter((one) => one !== language);
  if (others.length === 0) return undefined;
  return html`<nav aria-label="${labels[language]}">${others.map(
    (one) => html`<a href="${addressIn(one)}" lang="${one}" hreflang="${one}">${names[one]}</a>`,
  )}</nav>`;
};
