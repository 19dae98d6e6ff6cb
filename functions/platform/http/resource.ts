import type { Viewer } from "../../../shared/contract/permissions.ts";
import type { ProblemKind } from "../../../shared/contract/problem.ts";
import type { Item, Key } from "../table/item.ts";
import { keyName } from "../table/item.ts";
import { Problem } from "./problem.ts";

export type Prefetched = ReadonlyMap<string, Item | undefined>;

type Params = Readonly<Record<string, string>>;

export interface ResourceSource<Entity> {
  readonly missing: ProblemKind;
  readonly keysOf: (id: string, params: Params) => readonly Key[];
  readonly entityFrom: (
    itemAt: (key: Key) => Item | undefined,
    id: string,
    params: Params,
  ) => Entity | undefined;
}

interface Viewing {
  readonly viewer: Viewer;
  readonly now: Date;
}

export interface ResourceOptions<Deps, Entity> {
  readonly source: (deps: Deps) => ResourceSource<Entity>;
  /** Path parameters that may name the resource, the first present one counts; `id` by default. */
  readonly params?: readonly string[];
  readonly visible?: (entity: Entity, viewing: Viewing & { readonly params: Params }) => boolean;
  readonly findNamed?: (name: string, deps: Deps) => Promise<Entity | undefined>;
}

const idIn = (params: Params, { params: names = ["id"] }: { readonly params?: readonly string[] }) =>
  names.map((name) => params[name]).find((id) => id !== undefined);

export const resourceKeys = <Deps>(
  options: ResourceOptions<Deps, unknown> | undefined,
  params: Params,
  deps: Deps,
): readonly Key[] => {
  const id = options && idIn(params, options);
  return id === undefined || !options ? [] : options.source(deps).keysOf(id, params);
};

export const loadResource = async <Deps, Entity>(
  options: ResourceOptions<Deps, Entity> | undefined,
  params: Params,
  prefetched: Prefetched,
  deps: Deps & Viewing,
): Promise<Entity | undefined> => {
  const id = options && idIn(params, options);
  if (id === undefined || !options) return undefined;
  const source = options.source(deps);
  const found = source.entityFrom((key) => prefetched.get(keyName(key)), id, params);
  const entity = found ?? (await options.findNamed?.(id, deps));
  if (!entity || options.visible?.(entity, { ...deps, params }) === false) throw new Problem(source.missing);
  return entity;
};
