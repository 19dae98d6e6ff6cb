import { resolve } from "node:path";
import type { Rolldown } from "vite";

type Context = Pick<Rolldown.PluginContext, "getModuleInfo">;

/** The index of this library names all of it, and who signs in or applies needs a part. */
const notForAll =
  /@tanstack\/.*\/(index|queriesObserver|useQueries|useSuspenseQueries|usePrefetchQuery)\.js$/;

const webFolder = resolve(import.meta.dirname, "..");

/** All that comes at once with some files of the pages. */
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

/** A chunk of what all of these need. */
export const neededBy = (name: string, ...closures: readonly Closure[]) => ({
  name: (id: string, context: Context): string | null =>
    !notForAll.test(id) && closures.every((closure) => closure.has(id, context)) ? name : null,
  debugName: name,
});
