import { expression } from "./change.ts";
import type { Table } from "./table.ts";

/** Does nothing while another one is at it. Who was killed holds its lease until that ends by itself, in ms. */
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
