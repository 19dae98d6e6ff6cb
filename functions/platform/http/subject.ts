import type { Viewer } from "../../../shared/contract/permissions.ts";
import type { ProblemKind } from "../../../shared/contract/problem.ts";
import type { Item, Key } from "../table/item.ts";
import { keyName } from "../table/item.ts";
import { Problem } from "./problem.ts";

/** What was read together with the session, by the names of the keys; undefined where there is no item. */
export type Prefetched = ReadonlyMap<string, Item | undefined>;

/** Where the thing that a path names is found: a collection, say. */
export interface SubjectSource<Entity> {
  /** What to answer where there is none, or none that the caller may see. */
  readonly missing: ProblemKind;
  readonly keysOf: (id: string) => readonly Key[];
  readonly entityFrom: (itemAt: (key: Key) => Item | undefined, id: string) => Entity | undefined;
}

interface Onlooker {
  readonly viewer: Viewer;
  readonly now: Date;
}

/** What the paths of a contract name: read with the session, and answered with 404 before the handler is asked. */
export interface SubjectOptions<Deps, Entity> {
  readonly source: (deps: Deps) => SubjectSource<Entity>;
  /** The parameters of paths that name it, the first of which counts; `id` unless told. */
  readonly params?: readonly string[];
  /** Whether the caller may see it; everybody may unless told. */
  readonly visible?: (entity: Entity, onlooker: Onlooker) => boolean;
  /** Finds it by another name than its id. */
  readonly findNamed?: (name: string, deps: Deps) => Promise<Entity | undefined>;
}

type Params = Readonly<Record<string, string>>;

const idIn = (params: Params, { params: names = ["id"] }: { readonly params?: readonly string[] }) =>
  names.map((name) => params[name]).find((id) => id !== undefined);

/** The keys of what a path names; none where it names nothing. */
export const subjectKeys = <Deps>(
  options: SubjectOptions<Deps, unknown> | undefined,
  params: Params,
  deps: Deps,
): readonly Key[] => {
  const id = options && idIn(params, options);
  return id === undefined || !options ? [] : options.source(deps).keysOf(id);
};

/** What a path names, as far as the caller may see it; throws the 404. Undefined where it names nothing. */
export const loadSubject = async <Deps, Entity>(
  options: SubjectOptions<Deps, Entity> | undefined,
  params: Params,
  prefetched: Prefetched,
  deps: Deps & Onlooker,
): Promise<Entity | undefined> => {
  const id = options && idIn(params, options);
  if (id === undefined || !options) return undefined;
  const source = options.source(deps);
  const found = source.entityFrom((key) => prefetched.get(keyName(key)), id);
  const entity = found ?? (await options.findNamed?.(id, deps));
  if (!entity || options.visible?.(entity, deps) === false) throw new Problem(source.missing);
  return entity;
};
