import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const AREA = "\0area-styles:";
const LIBRARY = "\0library-styles:";
const ADOPT = "\0adopt-styles";

/** Own rules override those of a library in whatever order their code arrives. */
const adopt = `const [libraries, areas] = [[], []];
export const adopt = (css, isLibrary) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  (isLibrary ? libraries : areas).push(sheet);
  document.adoptedStyleSheets = [...libraries, ...areas];
};`;

const adopting = (files: readonly string[], isLibrary: boolean): string => {
  const imports = files.map((file, index) => `import css${index} from ${JSON.stringify(`${file}?inline`)};`);
  const css = files.map((_, index) => `css${index}`).join(" + ");
  return [`import { adopt } from "${ADOPT}";`, ...imports, `adopt(${css}, ${isLibrary});`].join("\n");
};

// Without .css at the end, since Vite would take the module for a sheet.
const nameIn = (id: string, prefix: string) =>
  id.startsWith(prefix) ? id.slice(prefix.length, -".js".length) : undefined;

export const lazyStyles = (): Plugin => {
  let root = "";
  const areaOf = (file: string) =>
    file.startsWith(`${root}/`)
      ? /^(?!app\/|components\/)([^/]+)\//.exec(file.slice(root.length + 1))?.[1]
      : undefined;

  return {
    name: "lazy-styles",
    apply: "build",
    enforce: "pre",
    configResolved: (config) => {
      root = config.root;
    },
    resolveId: {
      filter: { id: /[.]css$|^\0(area|adopt)-styles/ },
      async handler(source, importer) {
        if (source === ADOPT || source.startsWith(AREA)) return source;
        if (!importer || importer === join(root, "main.tsx")) return;
        const sheet = await this.resolve(source, importer, { skipSelf: true });
        const area = sheet && areaOf(sheet.id);
        if (area) return `${AREA}${area}.js`;
        if (!/^import "[^.].*[.]css";$/m.test(await readFile(importer, "utf8"))) return;
        return sheet && `${LIBRARY}${sheet.id}.js`;
      },
    },
    load(id) {
      if (id === ADOPT) return adopt;
      const area = nameIn(id, AREA);
      if (area) return adopting(globSync(join(root, area, "**/*.css")).sort(), false);
      const library = nameIn(id, LIBRARY);
      return library && adopting([library], true);
    },
    transform(code, id) {
      const also = (module: string) => ({ code: `${code}\nimport "${module}";`, map: null });
      // In the first chunk, since all others may need it.
      if (id === join(root, "main.tsx")) return also(ADOPT);
      const area = id.endsWith(".page.tsx") && areaOf(id);
      // A page may show parts whose styles another page imports.
      if (area && globSync(join(root, area, "**/*.css")).length > 0) return also(`${AREA}${area}.js`);
    },
  };
};
