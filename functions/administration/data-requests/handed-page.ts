import { officeDateTime } from "../../../shared/dates/office-days.ts";
import { textOfHtml } from "../../../shared/text-of-html.ts";
import { html } from "../../platform/html/html.ts";
import { htmlPage } from "../../platform/html/page.ts";
import type { SafeHtml } from "../../platform/html/safe-html.ts";
import type { FoundPart } from "./found-parts.ts";
import { fateText, fieldText, handedText as text } from "./handed-page.text.ts";

interface About {
  readonly email: string;
  readonly at: Date;
}

const style = `
main { padding: 32px 0; }
h2 { margin: 32px 0 4px; font-size: 20px; }
h3 { margin: 16px 0 4px; font-size: 16px; }
.muted { color: var(--muted); }
dl { margin: 4px 0 4px 16px; display: grid; grid-template-columns: minmax(120px, 1fr) 3fr; gap: 2px 16px; }
dt { color: var(--muted); }
dd { margin: 0; white-space: pre-wrap; }
section { border-top: 1px solid var(--line); }
@media print { section { break-inside: auto; } h2, h3 { break-after: avoid; } a { color: inherit; } }
`;

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

const plainWords = (value: string | number | boolean): string => {
  if (typeof value === "boolean") return value ? text.yes : text.no;
  if (typeof value === "number") return String(value);
  if (MOMENT.test(value)) return officeDateTime(new Date(value));
  return /<\w+[^>]*>/.test(value) ? textOfHtml(value) : value;
};

const shown = (value: unknown): SafeHtml => {
  if (value instanceof Set) return shown([...value]);
  if (Array.isArray(value)) return html`${value.map((one) => html`<div>${shown(one)}</div>`)}`;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
    return html`${plainWords(value)}`;
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return html``;
  const rows = Object.entries(value).filter(([, one]) => !isEmpty(one));
  return html`<dl>${rows.map(([field, one]) => html`<dt>${fieldText[field] ?? field}</dt><dd>${shown(one)}</dd>`)}</dl>`;
};

const section = ({ area, label, reason, fate, findings }: FoundPart): SafeHtml => html`<section>
<h2 id="${area}">${label}</h2>
<p class="muted">${text.count(findings.length)}. ${fateText[fate]}: ${reason}</p>
${findings.map(
  ({ content }, at) => html`<h3>${text.entry(at + 1)}</h3>
${shown(content)}`,
)}
</section>`;

export const handedPage = (parts: readonly FoundPart[], { email, at }: About): string =>
  htmlPage({
    title: text.title,
    style,
    body: html`<main class="page">
<h1>${text.title}</h1>
<p class="muted">${text.about(email, officeDateTime(at))}</p>
${
  parts.length === 0
    ? html`<p>${text.nothing}</p>`
    : html`<h2>${text.contents}</h2>
<ul>${parts.map(({ area, label, findings }) => html`<li><a href="#${area}">${label}</a> (${findings.length})</li>`)}</ul>`
}
${parts.map(section)}
<section><h2>${text.copies}</h2><p>${text.copiesText}</p></section>
</main>`,
  });

export const handedJson = (parts: readonly FoundPart[], { email, at }: About): string =>
  JSON.stringify(
    {
      email,
      at: at.toISOString(),
      parts: parts.map(({ findings, ...part }) => ({
        ...part,
        data: findings.map(({ content }) => content),
      })),
    },
    (_, value: unknown) => {
      if (value instanceof Set) return [...value] as unknown[];
      return value instanceof Uint8Array ? undefined : value;
    },
    2,
  );
