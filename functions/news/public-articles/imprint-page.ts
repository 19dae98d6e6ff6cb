import type { Organisation } from "../../../shared/organisations/organisation.ts";
import { html } from "../../platform/html/html.ts";
import { htmlPage } from "../../platform/html/page.ts";
import { articlePageStyle } from "./article-page-style.ts";
import { officeLines } from "./imprint-section.ts";
import { publicText as text } from "./public.text.ts";

export const imprintPage = (office: Organisation): string =>
  htmlPage({
    title: `${text.imprintAndPrivacy} · ${office.name}`,
    style: articlePageStyle,
    body: html`<header class="page office">${office.name}</header>
<main class="page">
<article>
<h1>${text.imprint}</h1>
<div class="content">${officeLines(office)}</div>
<h2 id="datenschutz">${text.privacy}</h2>
<div class="content">${text.privacyOf(office.name, office.email).map((paragraph) => html`<p>${paragraph}</p>`)}</div>
</article>
</main>`,
  });
