const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&#34;",
  "'": "&#39;",
};

/** Text made fit for HTML content and for quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/**
 * HTML that may be printed as it is: sanitised, or rendered by the template engine. A class and not a branded
 * string, because the template engine has to tell it from text at run time.
 */
export class SafeHtml {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }

  toString(): string {
    return this.html;
  }
}

const signs: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#34": '"',
  "#39": "'",
};

/** The text that `escapeHtml` or Liquid has escaped. */
export const unescapeHtml = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|#34|#39);/g, (entity, name: string) => signs[name] ?? entity);
