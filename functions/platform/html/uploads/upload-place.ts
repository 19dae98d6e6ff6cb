import type { PublicLanguage } from "../../../../shared/organisations/public-address.ts";
import { html } from "../html.ts";
import { SafeHtml } from "../safe-html.ts";
import { uploadsTexts } from "./uploads.text.ts";

export const uploadsStyle = `
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
[data-begin] label { display: inline-flex; align-items: center; min-height: 44px; margin: 8px 8px 8px 0; padding: 0 16px; border: 1px solid var(--accent); border-radius: 4px; color: var(--accent); cursor: pointer; }
[data-begin] label:focus-within { outline: 2px solid var(--accent); outline-offset: 2px; }
.sent { display: inline-flex; align-items: center; gap: 8px; white-space: nowrap; }
[data-begin] progress { width: 120px; accent-color: var(--accent); }
[hidden] { display: none !important; }
`;

interface UploadPlace {
  /** What to upload there, for people who do not see the page. */
  readonly label: string;
  readonly begin: string;
  readonly states: string;
  /** What `begin` takes in addition to the file's name, type and size. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The name of the form field that takes the ids of uploaded files. */
  readonly name?: string;
}

/** `web/public/embed/uploads.js` equips the element. */
export const uploadPlace = ({ label, begin, states, fields, name }: UploadPlace): SafeHtml =>
  html`<div data-label="${label}" data-begin="${begin}" data-states="${states}" data-fields="${JSON.stringify(fields)}"${name ? html` data-name="${name}"` : undefined}></div>`;

/** Once a page, with texts for further problems by their codes. */
export const uploadsScript = (
  lang: PublicLanguage,
  problems: Readonly<Record<string, string>> = {},
): SafeHtml => {
  const text = uploadsTexts[lang];
  const words = JSON.stringify({ ...text, problems: { ...text.problems, ...problems } });
  return html`<noscript><p class="notice">${text.needsScript}</p></noscript>
${new SafeHtml(`<script type="application/json" id="uploads-text">${words.replaceAll("<", "\\u003c")}</script>`)}
<script src="/embed/uploads.js" defer></script>`;
};
