import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { bothSchemes } from "./both-schemes.ts";
import { usedStyles } from "./used-styles.ts";

const themeFile = (name: string) =>
  resolve(import.meta.dirname, `../../node_modules/primereact/resources/themes/${name}/theme.css`);
const LIGHT = themeFile("md-light-indigo");

type FindModule = (name: string) => Promise<string>;

const codeOfLibrary = async (
  code: string,
  findModule: FindModule,
  seen = new Set<string>(),
): Promise<string> => {
  const names = new Set(
    [...code.matchAll(/from ["'](primereact\/[\w/]+)["']/g)].map(([, name = ""]) => name),
  );
  const codes = [...names.difference(seen)].map(async (name) => {
    seen.add(name);
    const own = await readFile(await findModule(name), "utf8");
    return own + (await codeOfLibrary(own, findModule, seen));
  });
  return (await Promise.all(codes)).join("\n");
};

export const oneTheme = (): Plugin => {
  let [root, isBuild] = ["", false];
  return {
    name: "one-theme",
    enforce: "pre",
    configResolved: (config) => {
      root = config.root;
      isBuild = config.command === "build";
    },
    load: {
      filter: { id: LIGHT },
      async handler(id) {
        const [light = "", dark = ""] = await Promise.all(
          [LIGHT, themeFile("md-dark-indigo")].map((file) => readFile(file, "utf8")),
        );
        // The dark theme lacks the # of a colour.
        const sheet = bothSchemes(light, dark.replaceAll(" 3404040;", " #404040;"));
        if (!isBuild) return sheet;

        const files = globSync("**/*.{ts,tsx,css}", { cwd: root, exclude: ["build/**"] });
        const codes = await Promise.all(files.map((file) => readFile(join(root, file), "utf8")));
        const own = codes.join("\n");
        const findModule: FindModule = async (name) => {
          const found = await this.resolve(name, id);
          if (!found) throw new Error(`PrimeReact has no ${name}.`);
          return found.id;
        };
        return usedStyles(sheet, own + (await codeOfLibrary(own, findModule)));
      },
    },
  };
};
