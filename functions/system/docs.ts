import { html } from "../platform/html/html.ts";
import { SafeHtml } from "../platform/html/safe-html.ts";
import { docsText as text } from "./docs.text.ts";
import { Docs } from "./docs-document.ts";
import { operationOf } from "./docs-operation.ts";
import { anchorOf, fieldsOf } from "./docs-schema.ts";
import { style } from "./docs-style.ts";
import type { OpenApiDocument } from "./openapi.ts";

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
