import { openLinkedStores } from "../data/stores.ts";
import { announceDue } from "../news/articles/announcer.ts";
import { askToConfirmDue } from "../news/articles/ask-to-confirm.ts";
import { together } from "../platform/runtime/together.ts";

const stores = openLinkedStores();

export const handler = async (): Promise<void> => {
  const now = new Date();
  await together([announceDue(stores, now), askToConfirmDue(stores, now)]);
};
