import { dirname, join } from "node:path";
import { type AtRule, decl, parse } from "postcss";
import type { HtmlTagDescriptor, Plugin } from "vite";
import { subsetFile } from "./subset-file.ts";

/** Ranges of Google Fonts: what German needs, and the other letters of names. */
const latin =
  "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+2074, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD";
const otherNames =
  "U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02D9, U+02DB, U+02DD-02FF, U+1E00-1EFF, U+20A0-20AB, U+20AD-20CF, U+2113, U+2C60-2C7F, U+A720-A7FF";

export const charactersOf = (range: string): string => {
  let characters = "";
  for (const [, first = "", last = first] of range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g))
    for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code += 1)
      characters += String.fromCodePoint(code);
  return characters;
};

const fileOf = (face: AtRule): string => {
  let url = "";
  face.walkDecls("src", ({ value }) => {
    url = /url\("([^"]+[.]woff2)"\)/.exec(value)?.[1] ?? "";
  });
  return url;
};

export const latinFonts = (): Plugin => {
  let cache = "";
  return {
    name: "latin-fonts",
    apply: "build",
    enforce: "pre",
    configResolved: (config) => {
      cache = config.cacheDir;
    },
    transform: {
      filter: { id: /[/]theme[.]css$/ },
      async handler(code, id) {
        const sheet = parse(code);
        const faces: AtRule[] = [];
        sheet.walkAtRules("font-face", (face) => void faces.push(face));
        for (const face of faces) {
          const font = join(dirname(id), fileOf(face));
          for (const [name, range] of Object.entries({ latin, otherNames })) {
            const part = face.cloneBefore();
            const file = await subsetFile(font, charactersOf(range), { folder: cache, name });
            // No `local()`: a font of the device may differ from the downloaded one.
            part.walkDecls("src", (source) => {
              source.value = `url("${file}") format("woff2")`;
            });
            part.append(decl({ prop: "unicode-range", value: range }));
          }
          face.remove();
        }
        return { code: sheet.toString(), map: null };
      },
    },
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => /[/]latin-[^/]*[.]woff2$/.test(file))
          .map(
            (file): HtmlTagDescriptor => ({
              tag: "link",
              attrs: { rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: true },
              injectTo: "head",
            }),
          ),
    },
  };
};
