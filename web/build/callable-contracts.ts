import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import * as z from "zod";
import { type ContractTree, type EndpointSpec, isEndpoint } from "../../shared/contract/endpoint.ts";

const isTree = (value: unknown): value is EndpointSpec | ContractTree => {
  if (typeof value !== "object" || value === null) return false;
  const node = value as ContractTree; // its values are checked below
  return isEndpoint(node) || (Object.keys(node).length > 0 && Object.values(node).every(isTree));
};

/** Must have everything that `app/client` reads of an endpoint. */
const callable = (node: EndpointSpec | ContractTree): unknown => {
  if (!isEndpoint(node))
    return Object.fromEntries(Object.entries(node).map(([name, one]) => [name, callable(one)]));
  const { method, path, access, query, reply } = node;
  return {
    method,
    path,
    access: { session: access.session },
    ...(query && "fields" in query && { query: { fields: query.fields } }),
    ...(reply && { reply: {} }),
  };
};

const isPlain = (value: unknown) => ["string", "number"].includes(typeof value);

export const callableContracts = (): Plugin => ({
  name: "callable-contracts",
  apply: "build",
  enforce: "pre",
  load: {
    filter: { id: /[/]shared[/].*[.]contract[.]ts$/ },
    async handler(id) {
      const contract: unknown = await import(pathToFileURL(id).href);
      return Object.entries(z.record(z.string(), z.unknown()).parse(contract))
        .filter(([, value]) => isPlain(value) || isTree(value))
        .map(
          ([name, value]) =>
            `export const ${name} = ${JSON.stringify(isTree(value) ? callable(value) : value)};`,
        )
        .join("\n");
    },
  },
});
