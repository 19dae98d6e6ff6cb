import { requestProblems } from "../../../shared/contract/general.problems.ts";
import { Problem } from "../http/problem.ts";

interface Ordered {
  readonly id: string;
  readonly ordering: number;
}

/** How a new order is asked for, and what to say of an id that is not among the rows. */
interface Naming {
  /** The field of the body that holds the ids. */
  readonly field: string;
  readonly unknown: string;
}

/** The rows numbered as the ids stand; those that are not named keep their order, at the end. */
export const inOrderOf = <Row extends Ordered>(
  ids: readonly string[],
  rows: readonly Row[],
  { field, unknown }: Naming,
): Row[] => {
  const known = new Map(rows.map((row) => [row.id, row]));
  const errors = ids.flatMap((id, at) =>
    known.has(id) ? [] : [{ path: `${field}.${at}`, message: unknown }],
  );
  if (errors.length) throw new Problem(requestProblems.malformed, { errors });
  const named = [...new Set(ids)].flatMap((id) => known.get(id) ?? []);
  const others = rows.filter((row) => !named.includes(row));
  return [...named, ...others].map((row, at) => ({ ...row, ordering: at + 1 }));
};
