import { openStores } from "../data/stores.ts";
import { together } from "../platform/runtime/together.ts";

const { outbox, accountMails } = openStores();

/** Resends what a lost queue message left behind. */
export const handler = async (): Promise<void> => {
  await together([outbox.sweep(), accountMails.sweep()]);
};
