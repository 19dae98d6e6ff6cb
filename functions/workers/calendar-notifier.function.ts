import { notifyDue } from "../calendar/notifications/notifier.ts";
import { openLinkedStores } from "../data/stores.ts";

const stores = openLinkedStores();

export const handler = (): Promise<void> => notifyDue(stores, new Date());
