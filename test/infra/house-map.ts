import * as z from "zod";

const Side = z.object({ path: z.string().optional(), pathNot: z.string().optional() });
const Rule = z.object({ name: z.string(), from: Side, to: Side });
type Rule = z.infer<typeof Rule>;

const file = new URL("../../.dependency-cruiser.mjs", import.meta.url);
const { forbidden } = z
  .object({ default: z.object({ forbidden: z.array(Rule) }) })
  .parse(await import(file.href)).default;

/** A file of each room stands for all. */
const rooms: Readonly<Record<string, string>> = {
  test: "test/news/one.ts",
  infra: "infra/one.ts",
  "functions/workers": "functions/workers/one.ts",
  "functions/<area>": "functions/news/one.repository.ts",
  "functions/data": "functions/data/news/one.repository.ts",
  "functions/platform": "functions/platform/one.ts",
  "web/app": "web/app/one.ts",
  "web/<area>": "web/news/one.ts",
  "web/components": "web/components/one.ts",
  shared: "shared/news/one.ts",
  "shared/contract": "shared/contract/one.ts",
};

const matches = (pattern: string | undefined, path: string, whenLeftOut: boolean) =>
  pattern === undefined ? whenLeftOut : new RegExp(pattern).test(path);

const forbids = ({ from, to }: Rule, file: string, imported: string): boolean => {
  if (to.path === undefined && to.pathNot === undefined) return false;
  if (!matches(from.path, file, true) || matches(from.pathNot, file, false)) return false;
  const groups = from.path === undefined ? [] : [...(new RegExp(from.path).exec(file) ?? [])];
  const filled = (pattern: string | undefined) =>
    pattern?.replaceAll(/\$(\d)/g, (_, group: string) => groups[Number(group)] ?? "");
  return matches(filled(to.path), imported, true) && !matches(filled(to.pathNot), imported, false);
};

/** The rules that tell files by what they are, not by where they lie, draw no line. */
const rulesOfPlaces = forbidden.filter(
  ({ name }) => !["no-unresolvable", "styles-stay-at-home"].includes(name),
);

const may = (from: string, to: string): boolean => {
  const [file = "", imported = ""] = [rooms[from], rooms[to]];
  return from !== to && !rulesOfPlaces.some((rule) => forbids(rule, file, imported));
};

/** A mermaid drawing of who may import whom; what follows by way of a room between is left out. */
export const houseMap = (): string => {
  const names = Object.keys(rooms);
  const idOf = (name: string) => name.replaceAll(/\W/g, "_");
  const isBetween = (room: string, from: string, to: string) =>
    may(from, room) && may(room, to) && !may(room, from) && !may(to, room);
  const lines = names.flatMap((from) =>
    names
      .filter((to) => may(from, to) && !names.some((room) => isBetween(room, from, to)))
      .map((to) => `  ${idOf(from)} --> ${idOf(to)}`),
  );
  const nodes = names.map((name) => `  ${idOf(name)}["${name}"]`);
  return ["```mermaid", "flowchart TD", ...nodes, ...lines, "```"].join("\n");
};
