import type { ScheduledEvent } from "aws-lambda";
import { notifyWatchers } from "../cloud/watching/notifier.ts";
import { openLinkedStores } from "../data/stores.ts";

const stores = openLinkedStores();

export const handler = ({ time }: Pick<ScheduledEvent, "time">): Promise<void> =>
  notifyWatchers(stores, new Date(time));
