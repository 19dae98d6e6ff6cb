import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import type { Plugin, Rolldown } from "vite";
import * as z from "zod";

const exporting = (names: readonly string[], from: string) =>
  names.length > 0 ? `export { ${names.join(", ")} } from ${JSON.stringify(from)};` : "";

const isLight = new Set(["ArrowFunctionExpression", "Literal"]);

/** A bundler keeps top-level calls of unused schemas unless they are marked as pure. */
const withPureCalls = (code: string, { body }: ReturnType<Rolldown.PluginContext["parse"]>): string => {
  const computed = body
    .map((node) => (node.type === "ExportNamedDeclaration" ? node.declaration : node))
    .flatMap((node) => (node?.type === "VariableDeclaration" ? node.declarations : []))
    .flatMap(({ init }) => (!init || isLight.has(init.type) ? [] : init));
  return computed.reduceRight(
    (rest, { start, end }) =>
      `${rest.slice(0, start)}/*#__PURE__*/ (() => (${rest.slice(start, end)}))()${rest.slice(end)}`,
    code,
  );
};

export const withoutSchemas = (): Plugin => ({
  name: "without-schemas",
  apply: "build",
  enforce: "pre",
  load: {
    filter: { id: /[/]shared[/](?!.*[.]contract[.]ts).*[.]ts([?]|$)/ },
    async handler(id) {
      const [file = id, half] = id.split("?");
      const code = await readFile(file, "utf8");
      if (half) return half === "others" ? withPureCalls(code, this.parse(code, { lang: "ts" })) : code;
      const module = z.record(z.string(), z.unknown()).parse(await import(pathToFileURL(file).href));
      const isSchema = (name: string) => module[name] instanceof z.ZodType;
      const names = Object.keys(module);
      if (!names.some(isSchema)) return;
      return [
        exporting(names.filter(isSchema), `${file}?schemas`),
        exporting(
          names.filter((name) => !isSchema(name)),
          `${file}?others`,
        ),
      ].join("\n");
    },
  },
});
