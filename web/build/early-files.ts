import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin, Rolldown } from "vite";
import * as z from "zod";
import { queryText } from "../app/client/query-text.ts";
import { decodeList } from "../components/list/list-params.ts";

type Bundle = Rolldown.OutputBundle;

interface Page {
  /** The router's notation: "news/articles/:id". */
  readonly path: string;
  readonly module: string;
}

const webFolder = resolve(import.meta.dirname, "..");
const declared = /\bpage\(\s*"([^"*]+)",\s*\(\) => import\("([^"]+)"\)/g;

const pagesIn = (file: string): Page[] =>
  [...readFileSync(file, "utf8").matchAll(declared)].map(([, path = "", source = ""]) => ({
    path,
    module: join(dirname(file), source),
  }));

/** Static segments precede parameters, as in the router. */
const bySpecificity = (one: Page, other: Page) =>
  one.path.replaceAll(/:\w+/g, "~") < other.path.replaceAll(/:\w+/g, "~") ? -1 : 1;

const chunkOf = (bundle: Bundle, module: string) =>
  Object.values(bundle).find((file) => file.type === "chunk" && file.moduleIds.includes(module))?.fileName;

const withImports = (bundle: Bundle, name: string | undefined, seen = new Set<string>()) => {
  const file = name === undefined || seen.has(name) ? undefined : bundle[name];
  if (file?.type !== "chunk") return seen;
  seen.add(file.fileName);
  for (const next of file.imports) withImports(bundle, next, seen);
  return seen;
};

const Fields = z.object({ filters: z.array(z.string()).optional(), sort: z.array(z.string()).optional() });
const Plain = z.object({ path: z.string() });
const List = z.tuple([
  z.object({ path: z.string(), query: z.object({ fields: Fields }) }),
  z.object({ sort: z.string().optional(), config: z.record(z.string(), z.unknown()).optional() }),
]);
const Early = z.object({ early: z.record(z.string(), z.union([Plain, List])) });

/** With the names of its parameters; a list is asked for as it opens. */
const addressOf = (call: z.infer<typeof Plain> | z.infer<typeof List>): string => {
  if (!Array.isArray(call)) return call.path;
  const [{ path, query }, { sort, config }] = call;
  return (
    path + queryText({ config: { ...decodeList(new URLSearchParams(), query.fields, sort), ...config } })
  );
};

const callsOf = async (module: string): Promise<string[]> => {
  const file = module.replace(/page[.]tsx$/, "early.ts");
  if (!existsSync(file)) return [];
  const { early } = Early.parse(await import(pathToFileURL(file).href));
  return Object.values(early).map(addressOf);
};

/** With a query in the address, a list may open otherwise than it is asked for. */
const script = (table: object) => `(({ files, icons, pages, frame, signIn }) => {
  const isSignedIn = (() => { try { return localStorage.getItem("currentUser") !== null; } catch { return false; } })();
  const path = location.pathname.replace(/^\\/|\\/$/g, "") || "home";
  let found;
  const page = pages.find(([pattern]) => (found = pattern.includes("(") ? new RegExp("^" + pattern + "$").exec(path) : pattern === path));
  if (!page) return;
  const opensFrame = isSignedIn && page[0] !== "login";
  document.documentElement.dataset.opens = opensFrame ? "frame" : "sign-in";
  const asked = (opensFrame ? page[2] : [])
    .filter((address) => !location.search || !address.includes("?"))
    .map((address) => address.replace(/\\{\\w+\\}/, () => found[1]));
  window.askedEarly = Object.fromEntries(asked.map((address) => [address, fetch(address)]));
  for (const asking of Object.values(window.askedEarly)) asking.catch(() => {});
  const fetchFile = (link) => document.head.append(Object.assign(document.createElement("link"), link));
  if (opensFrame) fetchFile({ rel: "preload", href: icons, as: "font", type: "font/woff2", crossOrigin: "" });
  for (const at of opensFrame ? [...frame, ...page[1]] : signIn)
    fetchFile({ rel: "modulepreload", href: "/" + files[at] });
})(${JSON.stringify(table)});
`;

const tableOf = async (bundle: Bundle) => {
  const entry = Object.values(bundle).find((file) => file.type === "chunk" && file.isEntry)?.fileName;
  const first = withImports(bundle, entry);
  const icons = Object.keys(bundle).find((file) => /[/]icons-[^/]+[.]woff2$/.test(file)) ?? "";
  const files: string[] = [];
  const needed = (module: string, known: ReadonlySet<string> = first) =>
    [...withImports(bundle, chunkOf(bundle, join(webFolder, module))).difference(known)].map((file) => {
      if (!files.includes(file)) files.push(file);
      return files.indexOf(file);
    });
  const frame = needed("app/shell/portal-routes.tsx");
  const signIn = needed("login/login.page.tsx");
  const routes = globSync(["app/shell/pages.tsx", "*/*.routes.ts"], {
    cwd: webFolder,
    exclude: ["apply/**", "*/public.routes.ts"],
  });
  const pages = await Promise.all(
    routes
      .flatMap((file) => pagesIn(join(webFolder, file)))
      .sort(bySpecificity)
      .map(async ({ path, module }) => [
        path.replaceAll(/:\w+/g, "([^/]+)"),
        needed(module.slice(webFolder.length + 1)).filter((at) => !frame.includes(at)),
        await callsOf(module),
      ]),
  );
  return { files, icons: `/${icons}`, frame, signIn, pages: [...pages, ["login", [], []]] };
};

export const earlyFiles = (): Plugin => {
  let early = "";
  return {
    name: "early-files",
    apply: "build",
    enforce: "pre",
    async generateBundle(_, bundle) {
      const id = this.emitFile({ type: "asset", name: "early.js", source: script(await tableOf(bundle)) });
      early = this.getFileName(id);
    },
    transformIndexHtml: {
      order: "post",
      // Style and fonts before code, so that the bar is drawn while code is on its way.
      handler: (html) => ({
        html: html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"'),
        tags: [{ tag: "script", attrs: { async: true, src: `/${early}` }, injectTo: "head-prepend" }],
      }),
    },
  };
};
