import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { ApiProblem } from "../../app/client/api-problem.ts";
import { partText } from "../cloud.text.ts";

type Named = Pick<CloudItem, "id" | "title">;

interface Outcome {
  readonly done: readonly Named[];
  /** Names what was left. */
  readonly error?: Error;
}

const naming = (left: readonly Named[], { status, code, title, requestId }: ApiProblem): ApiProblem => {
  const titles = left.map((item) => item.title);
  return new ApiProblem({ status, code, requestId, title: partText.left(titles), detail: title });
};

/** Goes on where one fails, so that the others are done and the rest can be tried again; fails if nothing was done. */
export const oneByOne = async (
  items: readonly Named[],
  act: (id: string) => Promise<unknown>,
): Promise<Outcome> => {
  const done: Named[] = [];
  const left: Named[] = [];
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
