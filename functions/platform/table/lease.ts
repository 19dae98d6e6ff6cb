import { expression } from "./change.ts";
import type { Table } from "./table.ts";

/** Does nothing while somebody else holds the lease, which ends by itself after `longest` ms. */
export const alone = async (
  table: Pick<Table, "tryUpdate">,
  name: string,
  longest: number,
  work: () => Promise<unknown>,
): Promise<void> => {
  const key = { pk: "LEASE", sk: name };
  const now = Date.now();
  const until = now + longest;
  const isFree = expression`attribute_not_exists(heldUntil) OR heldUntil <= ${now}`;
  if (!(await table.tryUpdate(key, { set: { heldUntil: until }, if: isFree }))) return;
  try {
    await work();
  } finally {
    await table.tryUpdate(key, { set: { heldUntil: 0 }, if: expression`heldUntil = ${until}` });
  }
};
