import { closedUntil } from "../../data/settings/opening.ts";
import type { Stores } from "../../data/stores.ts";

/** Mails to many wait for the hours of newsletters if these begin before the deadline; null: at once. */
export const heldUntil = async (
  { settings }: Pick<Stores, "settings">,
  at: Date,
  deadline: string,
): Promise<Date | null> => {
  const opening = await closedUntil(await settings.current(), at);
  return opening && opening.toISOString() < deadline ? opening : null;
};
