import type { ScheduledEvent } from "aws-lambda";
import { remindClients } from "../cloud/requests/remind-clients.ts";
import { notifyWatchers } from "../cloud/watching/notifier.ts";
import { openLinkedStores } from "../data/stores.ts";
import { together } from "../platform/runtime/together.ts";

const stores = openLinkedStores();

export const handler = async ({ time }: Pick<ScheduledEvent, "time">): Promise<void> => {
  const now = new Date(time);
  await together([notifyWatchers(stores, now), remindClients(stores, now)]);
};
