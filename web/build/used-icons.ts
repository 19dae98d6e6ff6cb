import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parse } from "postcss";
import type { Plugin } from "vite";
import { subsetFile } from "./subset-file.ts";

const library = resolve(import.meta.dirname, "../../node_modules/primeicons");
const SHEET = join(library, "primeicons.css");

interface UsedIcons {
  readonly css: string;
  readonly characters: string;
}

/** Throws if code names an icon that the sheet lacks. */
export const usedIcons = (sheet: string, code: string): UsedIcons => {
  const used = new Set([...code.matchAll(/\bpi-[a-z-]+/g)].map(([name]) => name));
  const root = parse(sheet);
  let characters = "";
  const known = new Set<string>();
  root.walkRules((rule) => {
    const [, name] = /^[.](pi-[a-z-]+)(:before)?$/.exec(rule.selector) ?? [];
    if (!name) return;
    known.add(name);
    if (!used.has(name)) rule.remove();
    else
      rule.walkDecls("content", ({ value }) => {
        characters += String.fromCodePoint(Number.parseInt(value.replaceAll(/["\\]/g, ""), 16));
      });
  });
  const unknown = used.difference(known);
  if (unknown.size > 0) throw new Error(`PrimeIcons has no ${[...unknown].join(", ")}.`);
  return { css: root.toString(), characters };
};

export const onlyUsedIcons = (): Plugin => {
  let [root, cache] = ["", ""];
  return {
    name: "only-used-icons",
    apply: "build",
    enforce: "pre",
    configResolved: (config) => {
      root = config.root;
      cache = config.cacheDir;
    },
    load: {
      filter: { id: SHEET },
      handler: async () => {
        const files = globSync("**/*.{ts,tsx}", { cwd: root, exclude: ["build/**"] });
        const codes = await Promise.all(files.map((file) => readFile(join(root, file), "utf8")));
        const { css, characters } = usedIcons(await readFile(SHEET, "utf8"), codes.join("\n"));
        const font = await subsetFile(join(library, "fonts/primeicons.woff2"), characters, {
          folder: cache,
          name: "icons",
        });
        return css.replace(
          /(?<=font-display: block;)[^}]*?(?=font-weight)/,
          ` src: url("${font}") format("woff2"); `,
        );
      },
    },
  };
};
