import type { Viewer } from "../../../shared/contract/permissions.ts";
import type { Key } from "../table/item.ts";
import type { Prefetched } from "./resource.ts";

export interface KnownCaller {
  readonly viewer: Viewer;
  readonly prefetched: Prefetched;
}

/** Callers with a token instead of a session. */
export interface Machines {
  /** Undefined if the token is unknown or over; `keys` are read in the same request. */
  readonly callerOf: (
    token: string,
    network: string,
    keys?: readonly Key[],
  ) => Promise<KnownCaller | undefined>;
}

export interface Sessions {
  /** Undefined if the session is over; `keys` are read in the same request. */
  readonly viewerOf: (
    token: string,
    keys?: readonly Key[],
  ) => Promise<KnownCaller | "deactivated" | undefined>;
}
