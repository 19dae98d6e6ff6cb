import type { Page } from "playwright-core";
import type * as z from "zod";

interface ListEndpoint<Row> {
  readonly path: string;
  readonly reply: z.ZodType<{ readonly data: readonly Row[] }>;
}

/** All rows of a list, as the signed-in page itself would ask for them. */
export const readRows = async <Row>(
  page: Page,
  { path, reply }: ListEndpoint<Row>,
  id = "",
): Promise<readonly Row[]> => {
  const config = encodeURIComponent(JSON.stringify({ limit: 10_000 }));
  const address = `${path.replace("{id}", id)}?config=${config}`;
  const answer = await page.evaluate(async (wanted) => (await fetch(wanted)).text(), address);
  return reply.parse(JSON.parse(answer)).data;
};
