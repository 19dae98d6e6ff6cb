import { ApiProblem } from "../app/client/api-problem.ts";
import { partText } from "./components.text.ts";

interface Named {
  readonly id: string;
  readonly title: string;
}

interface Outcome<Item> {
  readonly done: readonly Item[];
  readonly error?: Error;
}

const naming = (left: readonly Named[], { status, code, title, requestId }: ApiProblem): ApiProblem => {
  const titles = left.map((item) => item.title);
  return new ApiProblem({ status, code, requestId, title: partText.left(titles), detail: title });
};

/** Continues after failures, so that the rest can be retried; rejects if nothing was done. */
export const oneByOne = async <Item extends Named>(
  items: readonly Item[],
  act: (id: string) => Promise<unknown>,
): Promise<Outcome<Item>> => {
  const done: Item[] = [];
  const left: Item[] = [];
  let first: ApiProblem | undefined;
  for (const item of items) {
    try {
      await act(item.id);
      done.push(item);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      first ??= error;
      left.push(item);
    }
  }
  if (!first) return { done };
  const error = items.length === 1 ? first : naming(left, first);
  if (done.length === 0) throw error;
  return { done, error };
};

/** An item that somebody else has removed meanwhile counts as removed. */
export const removeOneByOne = <Item extends Named>(
  items: readonly Item[],
  remove: (id: string) => Promise<unknown>,
): Promise<Outcome<Item>> =>
  oneByOne(items, async (id) => {
    try {
      await remove(id);
    } catch (error) {
      if (!(error instanceof ApiProblem && error.status === 404)) throw error;
    }
  });
