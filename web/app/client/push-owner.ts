import { createStore, get, type UseStore } from "idb-keyval";
import { ifKept } from "../../components/if-kept.ts";

/** The person whose notifications this browser shows, also while nobody is signed in. */
export interface PushOwner {
  readonly userId: string;
  readonly deviceId: string;
}

export const PUSH_OWNER = "owner";

let opened: UseStore | undefined;
export const pushStore = () => {
  opened ??= createStore("push", "device");
  return opened;
};

export const pushOwner = () => ifKept(async () => get<PushOwner>(PUSH_OWNER, pushStore()));
