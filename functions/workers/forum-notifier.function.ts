import { openLinkedStores } from "../data/stores.ts";
import { notifyDue } from "../discussions/notifications/notifier.ts";

const stores = openLinkedStores();

export const handler = (): Promise<void> => notifyDue(stores, new Date());
