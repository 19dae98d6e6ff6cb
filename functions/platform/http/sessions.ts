import type { Viewer } from "../../../shared/contract/permissions.ts";
import type { Key } from "../table/item.ts";
import type { Prefetched } from "./subject.ts";

/** Who calls, and what was read along. */
export interface KnownCaller {
  readonly viewer: Viewer;
  readonly prefetched: Prefetched;
}

/** What the pipeline asks of sessions. */
export interface Sessions {
  /** The caller a token stands for; undefined when the session is over. The keys are read in the same request. */
  readonly viewerOf: (token: string, keys?: readonly Key[]) => Promise<KnownCaller | undefined>;
}
