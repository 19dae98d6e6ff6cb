import { access, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { Transformer } from "@napi-rs/image";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { buildWithManifest } from "../../infra/local/build/web.ts";
import { events } from "../../shared/calendar/events.contract.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { posts } from "../../shared/discussions/posts.contract.ts";
import { articles } from "../../shared/news/articles.contract.ts";
import { overview } from "../../shared/news/overview.contract.ts";

const Chunk = z.object({
  file: z.string(),
  name: z.string().optional(),
  isEntry: z.boolean().default(false),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
  dynamicImports: z.array(z.string()).default([]),
});
const Installed = z.object({
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string() })),
});
const Manifest = z.record(z.string(), Chunk);

const KB = 1024;
let folder = "";
let chunks: z.infer<typeof Manifest> = {};

const chunk = (name: string) => {
  const found = chunks[name];
  if (!found) throw new Error(`The build has no chunk ${name}.`);
  return found;
};

/** The chunks a browser fetches for those named: themselves, and all they import at once. */
const withImports = (names: readonly string[], seen = new Set<string>()): Set<string> => {
  for (const name of names) {
    if (seen.has(name)) continue;
    seen.add(name);
    withImports(chunk(name).imports, seen);
  }
  return seen;
};

/** As it is sent: code compressed, and fonts as they are. */
const kilobytesOf = async (file: string) =>
  (await stat(join(folder, file.replace(/^code/, "code-br")))).size / KB;

const weightOf = async (names: Iterable<string>) => {
  const weights = await Promise.all([...names].map((name) => kilobytesOf(chunk(name).file)));
  return weights.reduce((sum, weight) => sum + weight, 0);
};

const entry = () => Object.keys(chunks).filter((name) => chunk(name).isEntry);
/** The chunk that a group of `vite.config.ts` makes. */
const group = (name: string) =>
  Object.keys(chunks).filter((key) => chunk(key).name === name && chunk(key).file.endsWith(".js"));
const signIn = () => withImports([...entry(), ...group("sign-in")]);
const portal = () => withImports([...signIn(), ...group("frame")]);

beforeAll(async () => {
  const { site, manifest } = await buildWithManifest();
  folder = site;
  chunks = Manifest.parse(JSON.parse(await readFile(manifest, "utf8")));
});

/** A page with the frame that it stands in, as one who is signed in opens it. */
const opened = (page: string) =>
  withImports([...entry(), ...group("frame"), ...group("base"), ...group("dates"), page]);

const built = async (room: "assets" | "code", ending: string) =>
  (await readdir(join(folder, room)))
    .filter((file) => file.endsWith(ending))
    .map((file) => `${room}/${file}`);

const iconFont = async () =>
  (await built("assets", ".woff2")).filter((file) => file.startsWith("assets/icons-"));

/** Says of each file what it weighs, the heaviest first, so that a failure names what brought the excess. */
const expectWithin = async (budget: number, files: readonly string[]) => {
  const weighed = await Promise.all(files.map(async (file) => ({ file, weight: await kilobytesOf(file) })));
  const sum = weighed.reduce((total, { weight }) => total + weight, 0);
  const list = weighed
    .sort((one, other) => other.weight - one.weight)
    .map(({ file, weight }) => `${weight.toFixed(1)} KB ${file}`);
  expect(sum, [`${sum.toFixed(1)} of ${budget} KB`, ...list].join("\n")).toBeLessThanOrEqual(budget);
};

describe("a first visit, as it is sent", () => {
  it.each([
    ["home/home.page.tsx", 140],
    ["news/articles/archive.page.tsx", 167],
    ["employees/employees.page.tsx", 183],
    ["calendar/views/calendar.page.tsx", 297],
    ["cloud/folder/root.page.tsx", 181],
  ])("has the scripts of %s in at most %i KB", async (page, budget) => {
    const files = [...opened(page)].map((name) => chunk(name).file);

    await expectWithin(budget, [...new Set(files)]);
  });

  it.each(["news/articles/archive.page.tsx", "employees/employees.page.tsx", "cloud/folder/root.page.tsx"])(
    "has nothing of PrimeReact that %s waits for, and fetches at most 60 KB more after home",
    async (page) => {
      const known = opened("home/home.page.tsx");
      const files = [...opened(page)].filter((name) => !known.has(name)).map((name) => chunk(name).file);

      expect(opened(page).isDisjointFrom(new Set(group("prime")))).toBe(true);
      await expectWithin(60, [...new Set(files)]);
    },
  );

  it("has at most 100 KB that every page begins with", async () => {
    await expectWithin(
      100,
      [...withImports(entry())].map((name) => chunk(name).file),
    );
  });

  it("has a frame of at most 22 KB", async () => {
    await expectWithin(22, [...new Set(group("frame").map((name) => chunk(name).file))]);
  });

  it("has one style sheet of at most 16 KB", async () => {
    const sheets = await built("code", ".css");

    expect(sheets).toHaveLength(1);
    await expectWithin(16, sheets);
  });

  it("has at most 62 KB of fonts, all of which but the icons the document asks for", async () => {
    const document = await readFile(join(folder, "index.html"), "utf8");
    const preloaded = [...document.matchAll(/href="[/]([^"]+[.]woff2)"/g)].map(([, file = ""]) => file);
    const icons = await iconFont();

    expect([preloaded.length, icons.length]).toEqual([3, 1]);
    await expectWithin(62, [...preloaded, ...icons]);
  });

  it.each([
    "home/home.page.tsx",
    "news/articles/archive.page.tsx",
    "news/articles/article.page.tsx",
    "employees/employees.page.tsx",
    "cloud/folder/root.page.tsx",
    "discussions/overview/overview.page.tsx",
    "discussions/forum/forum.page.tsx",
    "misc/overview/misc.page.tsx",
    "organisations/organisations.page.tsx",
  ])("checks nothing with schemas where nothing is entered: %s", async (page) => {
    const files = new Set([...opened(page)].map((name) => chunk(name).file));
    const scripts = await Promise.all(
      [...files].map(async (file) => ({ file, script: await readFile(join(folder, file), "utf8") })),
    );
    const checking = scripts.filter(({ script }) => script.includes("ZodType"));

    expect(checking.map(({ file }) => file)).toEqual([]);
  });

  it("has nothing of signing in, of applying or of telephone numbers where neither is done", () => {
    const files = opened("home/home.page.tsx");

    for (const name of ["sign-in", "apply", "forms", "uploads", "phone-numbers"]) {
      expect(group(name), name).toHaveLength(1);
      expect(files.isDisjointFrom(new Set(group(name))), name).toBe(true);
    }
  });
});

describe("the document", () => {
  /** What its first script asks for at an address, and what is drawn until then. */
  const askedAt = async (address: string, user: string | null) => {
    const { pathname, search } = new URL(address, "https://portal.example");
    const document = await readFile(join(folder, "index.html"), "utf8");
    const [, script = ""] = /<script async src="[/]([^"]+)"/.exec(document) ?? [];
    const asked: string[] = [];
    const calls: string[] = [];
    const dataset: { opens?: string } = {};
    runInNewContext(await readFile(join(folder, script), "utf8"), {
      window: {},
      fetch: async (address: string) => calls.push(address),
      location: { pathname, search },
      localStorage: { getItem: () => user },
      document: {
        createElement: () => ({}),
        documentElement: { dataset },
        head: { append: ({ href }: { href: string }) => asked.push(href.slice(1)) },
      },
    });
    return { files: asked.sort(), calls, opens: dataset.opens };
  };
  const filesOf = (names: ReadonlySet<string>) =>
    [...new Set([...names.difference(withImports(entry()))].map((name) => chunk(name).file))].sort();

  const archive = listConfig({ sort: [{ field: "releaseDate", direction: "desc" }], withPictures: true });
  const archiveAsItOpens = `${articles.internal.path}?${new URLSearchParams({ config: JSON.stringify(archive) })}`;

  it.each([
    ["/", "home/home.page.tsx", [overview.read.path, posts.latest.path, events.next.path]],
    ["/home", "home/home.page.tsx", [overview.read.path, posts.latest.path, events.next.path]],
    ["/news", "news/articles/archive.page.tsx", [archiveAsItOpens]],
    ["/news?tag=Steuern", "news/articles/archive.page.tsx", []],
    ["/news/articles/new", "news/articles/article-edit.page.tsx", []],
    [
      "/news/articles/some-title?von=mail",
      "news/articles/article.page.tsx",
      [articles.read.path.replace("{idOrIdentifier}", "some-title")],
    ],
  ])(
    "asks at %s for all of the frame, its icons and %s at once, and for %j",
    async (address, page, calls) => {
      const needed = withImports([...group("frame"), page]);

      expect(await askedAt(address, "{}")).toEqual({
        files: [...(await iconFont()), ...filesOf(needed)],
        calls,
        opens: "frame",
      });
    },
  );

  it("asks for the sign-in where nobody is signed in, and for nothing on public pages", async () => {
    const signIn = filesOf(withImports(group("sign-in")));
    const asked = { files: signIn, calls: [], opens: "sign-in" };
    const nothing = { files: [], calls: [], opens: undefined };

    expect(await askedAt("/news", null)).toEqual(asked);
    expect(await askedAt("/login?returnUrl=%2Fnews", "{}")).toEqual(asked);
    expect(await askedAt("/subscriptions/new", "{}")).toEqual(nothing);
    expect(await askedAt("/apply/1", "{}")).toEqual(nothing);
  });

  it("names files that are there", async () => {
    const document = await readFile(join(folder, "index.html"), "utf8");
    const named = [...document.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, path = ""]) => path);

    expect(named.length).toBeGreaterThan(3);
    for (const path of named) await expect(access(join(folder, path)), path).resolves.toBeUndefined();
  });
});

describe("the JavaScript a browser loads, as it is sent", () => {
  it("is at most 151 KB for the login page", async () => {
    expect(await weightOf(signIn())).toBeLessThan(151);
  });

  it("is at most 171 KB for the form of an application, without PrimeReact", async () => {
    const apply = withImports([...entry(), ...group("apply")]);
    const scripts = await Promise.all(
      [...apply].map((name) => readFile(join(folder, chunk(name).file), "utf8")),
    );

    expect(group("apply")).not.toEqual([]);
    expect(await weightOf(apply)).toBeLessThan(171);
    expect(scripts.some((script) => script.includes("p-dropdown"))).toBe(false);
  });

  it("is at most 155 KB for the answer to a mail, without what the portal's pages stand in", async () => {
    const answer = withImports([...entry(), "calendar/answers/mailed-answer.page.tsx"]);

    expect(await weightOf(answer)).toBeLessThan(155);
    expect([...answer].filter((name) => group("frame").includes(name))).toEqual([]);
  });

  it("has no library for dates before the sign-in", async () => {
    const loading = async (names: Iterable<string>) => {
      const scripts = [...names].map((name) => readFile(join(folder, chunk(name).file), "utf8"));
      return (await Promise.all(scripts)).some((script) =>
        script.includes("unescaped latin alphabet character"),
      );
    };

    expect(await loading(withImports(["news/articles/articles.page.tsx"]))).toBe(true);
    expect(await loading(signIn())).toBe(false);
  });

  it("has nothing of the portal's pages before the sign-in", () => {
    const pages = Object.keys(chunks).filter((name) => name.endsWith(".page.tsx"));
    expect(pages.length).toBeGreaterThan(5);

    expect([...signIn()].filter((name) => pages.includes(name))).toEqual([]);
    expect(signIn().isDisjointFrom(new Set(group("frame")))).toBe(true);
  });

  it("has no dictionary of passwords, and what estimates them without one only where one is being set", async () => {
    const estimator = "../shared/login/password-estimator.ts";
    const pages = ["login/reset.page.tsx", "profile/profile.page.tsx"];
    const others = Object.keys(chunks).filter((name) => name !== estimator);
    const scripts = await Promise.all(
      (await built("code", ".js")).map(async (file) => ({
        file,
        text: await readFile(join(folder, file), "utf8"),
      })),
    );
    const withWords = scripts.filter(({ text }) => text.includes("trustno1"));

    expect(withWords.map(({ file }) => file)).toEqual([]);
    expect(await weightOf([estimator])).toBeLessThan(15);
    expect(withImports(others)).not.toContain(estimator);
    for (const page of pages) expect(withImports([...portal(), page])).not.toContain(estimator);
  });

  it("has the calendar's grid on the calendar's page only, where it is at most 80 KB", async () => {
    const page = "calendar/views/calendar.page.tsx";
    const hasGrid = async (name: string) =>
      (await readFile(join(folder, chunk(name).file), "utf8")).includes("dayGridMonth");
    const scripts = Object.keys(chunks).filter((name) => chunk(name).file.endsWith(".js"));
    const withGrid = new Set<string>();
    for (const name of scripts) if (await hasGrid(name)) withGrid.add(chunk(name).file);

    expect([...withGrid]).toEqual([chunk(page).file]);
    expect(await weightOf([page])).toBeLessThan(80);
  });

  it("comes in few files, whatever page one begins with", () => {
    const pages = Object.keys(chunks).filter((name) => name.endsWith(".page.tsx"));
    const filesOf = (page: string) => {
      const names = [...portal().union(withImports([page]))];
      return new Set(names.flatMap((name) => [chunk(name).file, ...chunk(name).css])).size;
    };

    // With the document, its fonts and what it fetches later, a dozen more.
    expect(pages.filter((page) => filesOf(page) > 36)).toEqual([]);
  });

  it("has no chunks that wait for each other, with which pages would never appear", () => {
    const waiting = Object.keys(chunks).filter((name) => withImports(chunk(name).imports).has(name));

    expect(waiting).toEqual([]);
  });

  it("may be put among the programs of a device, with icons as large as its manifest says", async () => {
    const document = await readFile(join(folder, "index.html"), "utf8");
    const [, address = ""] = /<link rel="manifest" href="([^"]+)"/.exec(document) ?? [];
    const { icons } = Installed.parse(JSON.parse(await readFile(join(folder, address), "utf8")));

    expect(new Set(icons.map(({ purpose }) => purpose))).toEqual(new Set(["any", "maskable"]));
    for (const { src, sizes } of icons) {
      const { width, height } = await new Transformer(await readFile(join(folder, src))).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  it("has none of the portal's pages in what all of them stand in", () => {
    expect([...portal()].filter((name) => name.endsWith(".page.tsx"))).toEqual([]);
  });

  it.each(["news/articles/article-edit.page.tsx", "news/newsletters/newsletter-edit.page.tsx"])(
    "is at most 140 KB for what an editor needs besides: %s",
    async (page) => {
      const lazy = [...withImports([page])].flatMap((name) => chunk(name).dynamicImports);
      const editors = lazy.filter((name) => name.startsWith("components/"));
      // Texts of discussions alone offer colleagues.
      const [mentioning, others] = [true, false].map((is) =>
        editors.filter((name) => name.includes("/mentions/") === is),
      );
      const needed = withImports([page, ...(others ?? [])]).difference(portal());

      expect(mentioning).toHaveLength(1);
      expect(needed.isDisjointFrom(new Set(mentioning))).toBe(true);
      expect(await weightOf(needed)).toBeLessThan(140);
    },
  );
});
