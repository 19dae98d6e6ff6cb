import { html } from "../platform/html/html.ts";
import { SafeHtml } from "../platform/html/safe-html.ts";
import { docsText as text } from "./docs.text.ts";
import { Docs } from "./docs-document.ts";
import { operationOf } from "./docs-operation.ts";
import { anchorOf, fieldsOf } from "./docs-schema.ts";
import type { OpenApiDocument } from "./openapi.ts";

/** Inline, since the page loads nothing. */
const style = `
:root { color-scheme: light dark; --ink: #1d2433; --dim: #566072; --line: #d5d9e2; --ground: #fff; --accent: #3949ab; --soft: #f3f5fa; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9f0; --dim: #a5aec0; --line: #3a4256; --ground: #151a24; --accent: #9fa8ff; --soft: #1e2532; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 24px 16px 64px; max-width: 1080px; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.75rem; margin: 0 0 4px; }
h2 { font-size: 1.375rem; margin: 48px 0 8px; padding-bottom: 4px; border-bottom: 2px solid var(--line); }
h3 { font-size: 1rem; margin: 0 0 4px; overflow-wrap: anywhere; }
h4 { font-size: 0.875rem; margin: 16px 0 4px; color: var(--dim); }
p { margin: 4px 0; }
a { color: var(--accent); }
nav ul { display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 0; margin: 8px 0; list-style: none; }
article { margin: 16px 0; padding: 16px; border: 1px solid var(--line); border-radius: 6px; }
code { font: 0.875em ui-monospace, monospace; overflow-wrap: anywhere; }
.method { display: inline-block; min-width: 64px; padding: 0 8px; border-radius: 4px; background: var(--soft); color: var(--accent); font: 700 0.8125rem/1.75 ui-monospace, monospace; text-align: center; }
.method.delete { color: light-dark(#b3261e, #ffb4ab); }
table { width: 100%; border-collapse: collapse; font-size: 0.875rem; }
th, td { padding: 4px 8px; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { color: var(--dim); font-weight: 600; }
@media (max-width: 640px) {
  thead { display: none; }
  tr { display: block; padding: 4px 0; border-bottom: 1px solid var(--line); }
  td { display: block; padding: 0; border: 0; }
  td.required:not(:empty)::before { content: attr(data-label) ": "; }
}
summary { margin-top: 16px; color: var(--dim); font-size: 0.875rem; font-weight: 700; cursor: pointer; }
`;

const operationsOf = ({ paths }: Docs) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );

const areaOf = (name: string, index: number, docs: Docs) => html`
  <h2 id="area-${index}">${name}</h2>
  ${operationsOf(docs)
    .filter(({ operation }) => operation.tags.includes(name))
    .map(({ method, path, operation }) => operationOf(method, path, operation))}`;

const typesOf = ({ components }: Docs) =>
  Object.entries(components.schemas).map(
    ([name, schema]) => html`<article id="${anchorOf(name)}"><h3>${name}</h3>${fieldsOf(schema)}</article>`,
  );

export const renderDocs = (document: OpenApiDocument): string => {
  const docs = Docs.parse(document);
  const areas = docs.tags.map(({ name }, index) => html`<li><a href="#area-${index}">${name}</a></li>`);
  return html`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text.title}</title>
<style>${new SafeHtml(style)}</style>
</head>
<body>
<header>
<h1>${text.title}</h1>
<p>${text.version} ${docs.info.version}. <a href="/v1/openapi.json">${text.machineReadable}</a></p>
<p>${docs.info.description}</p>
<nav aria-label="${text.areas}"><ul>${areas}<li><a href="#types">${text.types}</a></li></ul></nav>
</header>
<main>
${docs.tags.map(({ name }, index) => areaOf(name, index, docs))}
<h2 id="types">${text.types}</h2>
${typesOf(docs)}
</main>
</body>
</html>`.html;
};
