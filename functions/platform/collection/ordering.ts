import { requestProblems } from "../../../shared/contract/general.problems.ts";
import { Problem } from "../http/problem.ts";

interface Ordered {
  readonly id: string;
  readonly ordering: number;
}

interface Naming {
  readonly field: string;
  readonly unknown: string;
}

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
  const first = new Set(ids);
  const named = [...first].flatMap((id) => known.get(id) ?? []);
  const others = rows.filter(({ id }) => !first.has(id));
  return [...named, ...others].map((row, at) => ({ ...row, ordering: at + 1 }));
};
