import { html } from "../platform/html/html.ts";
import type { SafeHtml } from "../platform/html/safe-html.ts";
import { docsText as text, schemaText as words } from "./docs.text.ts";
import type { Schema } from "./docs-document.ts";

export const anchorOf = (name: string): string => `type-${name}`;

const joined = (parts: readonly SafeHtml[], between: string) =>
  parts.map((part, index) => (index === 0 ? part : html`${between}${part}`));

const referred = (reference: string) => {
  const name = reference.split("/").at(-1) ?? reference;
  return html`<a href="#${anchorOf(name)}">${name}</a>`;
};

export const typeOf = (schema: Schema | undefined): SafeHtml => {
  if (!schema) return html`${words.anything}`;
  if (schema.$ref) return referred(schema.$ref);
  if (schema.anyOf) return html`${joined(schema.anyOf.map(typeOf), words.or)}`;
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  if (values.length)
    return html`${joined(
      values.map((value) => html`<code>${String(value)}</code>`),
      ", ",
    )}`;
  if (schema.items) return html`${words.list} ${typeOf(schema.items)}`;
  const [kind = ""] = [schema.type ?? ""].flat();
  return html`${words.formats[schema.format ?? ""] ?? words.types[kind] ?? words.anything}`;
};

const boundsOf = ({ maxLength, maxItems, maximum = Number.MAX_SAFE_INTEGER }: Schema): string[] => [
  ...(maxLength === undefined ? [] : [words.atMostCharacters(maxLength)]),
  ...(maxItems === undefined ? [] : [words.atMostEntries(maxItems)]),
  ...(maximum < Number.MAX_SAFE_INTEGER ? [words.upTo(maximum)] : []),
];

const noteOf = (schema: Schema): string => {
  const standard =
    schema.default === undefined ? [] : [`${words.standard} ${JSON.stringify(schema.default)}`];
  return [schema.description, ...[schema, ...(schema.anyOf ?? [])].flatMap(boundsOf), ...standard]
    .filter(Boolean)
    .join("; ");
};

const objectIn = (schema: Schema | undefined): Schema | undefined => {
  if (!schema || schema.properties) return schema;
  return schema.items ? objectIn(schema.items) : schema.anyOf?.map(objectIn).find(Boolean);
};

const rowsOf = (schema: Schema | undefined, prefix = ""): SafeHtml[] => {
  const object = objectIn(schema);
  return Object.entries(object?.properties ?? {}).flatMap(([name, field]) => [
    html`<tr>
      <td><code>${prefix}${name}</code></td>
      <td>${typeOf(field)}</td>
      <td class="required" data-label="${text.required}">${object?.required?.includes(name) ? text.yes : ""}</td>
      <td>${noteOf(field)}</td>
    </tr>`,
    ...rowsOf(field, `${prefix}${name}.`),
  ]);
};

export const fieldsOf = (schema: Schema | undefined): SafeHtml => {
  const rows = rowsOf(schema);
  if (rows.length === 0) return html`<p>${typeOf(schema)}</p>`;
  return html`<table>
    <thead><tr><th>${text.field}</th><th>${text.type}</th><th>${text.required}</th><th>${text.note}</th></tr></thead>
    <tbody>${rows}</tbody>
  </table>`;
};
