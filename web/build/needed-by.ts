import { resolve } from "node:path";
import type { Rolldown } from "vite";

type Context = Pick<Rolldown.PluginContext, "getModuleInfo">;

/** The library's index names everything, while signing in and applying need a part of it. */
const notForAll =
  /@tanstack\/.*\/(index|queriesObserver|useQueries|useSuspenseQueries|usePrefetchQuery)\.js$/;

const webFolder = resolve(import.meta.dirname, "..");

export class Closure {
  readonly #files: readonly string[];
  #modules: ReadonlySet<string> | undefined;

  readonly #left: RegExp | undefined;

  constructor(files: readonly string[], { without }: { readonly without?: RegExp } = {}) {
    this.#files = files.map((file) => resolve(webFolder, file));
    this.#left = without;
  }

  has(id: string, context: Context): boolean {
    this.#modules ??= this.#collect(context);
    return this.#modules.has(id);
  }

  #collect(context: Context): ReadonlySet<string> {
    const modules = new Set(this.#files);
    for (const id of modules)
      for (const next of context.getModuleInfo(id)?.importedIds ?? [])
        if (!this.#left?.test(next)) modules.add(next);
    return modules;
  }
}

export const neededBy = (name: string, ...closures: readonly Closure[]) => ({
  name: (id: string, context: Context): string | null =>
    !notForAll.test(id) && closures.every((closure) => closure.has(id, context)) ? name : null,
  debugName: name,
});
