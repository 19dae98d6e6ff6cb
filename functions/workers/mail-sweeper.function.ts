import { openStores } from "../data/stores.ts";
import { together } from "../platform/runtime/together.ts";

const { outbox, accountMails } = openStores();

export const handler = async (): Promise<void> => {
  await together([outbox.sweep(), accountMails.sweep()]);
};
