import { sweepCloud } from "../cloud/sweep-cloud.ts";
import { openStores } from "../data/stores.ts";

const stores = openStores();

export const handler = (): Promise<void> => sweepCloud(stores, new Date());
