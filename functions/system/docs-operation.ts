import { html } from "../platform/html/html.ts";
import type { SafeHtml } from "../platform/html/safe-html.ts";
import { accessText, docsText as text } from "./docs.text.ts";
import type { Operation } from "./docs-document.ts";
import { fieldsOf, typeOf } from "./docs-schema.ts";

const JSON_TYPE = "application/json";

const block = (title: string, content: SafeHtml | readonly SafeHtml[]) => html`<h4>${title}</h4>${content}`;

const parameters = ({ parameters: all }: Operation) =>
  all.length === 0
    ? undefined
    : block(
        text.parameters,
        all.map(({ name, in: location, schema, content }) => {
          const json = content[JSON_TYPE]?.schema;
          const what = json ? text.asJson : typeOf(schema);
          return html`<p><code>${name}</code> (${text.locations[location]}): ${what}</p>${json && fieldsOf(json)}`;
        }),
      );

const body = ({ requestBody }: Operation) =>
  requestBody && block(text.body, fieldsOf(requestBody.content[JSON_TYPE]?.schema));

const reply = (status: string, content: Operation["responses"][string]["content"]) => {
  const [media] = Object.keys(content);
  const isJson = media === JSON_TYPE && content[media]?.schema?.type !== "string";
  return block(
    `${text.reply} ${status}`,
    isJson ? fieldsOf(content[media]?.schema) : html`<p>${media ?? text.noReply}</p>`,
  );
};

const replies = ({ responses }: Operation) =>
  Object.entries(responses)
    .filter(([status]) => status.startsWith("2"))
    .map(([status, { content }]) => reply(status, content));

const problems = ({ responses }: Operation) => {
  const rows = Object.entries(responses).flatMap(([status, { content }]) =>
    Object.entries(content["application/problem+json"]?.examples ?? {}).map(
      ([code, { value }]) =>
        html`<tr><td>${status}</td><td><code>${code}</code></td><td>${value.title}</td></tr>`,
    ),
  );
  return html`<details><summary>${text.problems}</summary><table>
    <thead><tr><th>${text.status}</th><th>${text.code}</th><th>${text.meaning}</th></tr></thead>
    <tbody>${rows}</tbody>
  </table></details>`;
};

export const operationOf = (method: string, path: string, operation: Operation): SafeHtml => {
  const access = operation["x-access"];
  const isForPrograms = operation.security.some((way) => "token" in way);
  return html`<article id="${operation.operationId}">
    <h3><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code></h3>
    <p lang="en">${operation.summary}</p>
    <p>${text.access}: ${accessText[access] ?? html`<code>${access}</code>`}${isForPrograms ? text.programs : undefined}</p>
    ${parameters(operation)}${body(operation)}${replies(operation)}${problems(operation)}
  </article>`;
};
