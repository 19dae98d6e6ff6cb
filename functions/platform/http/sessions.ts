import type { Viewer } from "../../../shared/login/permissions.ts";
import type { ReadAhead } from "../collection/read-ahead.ts";

/** What the pipeline asks of sessions: the caller a token stands for, read together with what the endpoint needs. */
export interface Sessions {
  readonly viewerOf: (token: string, ahead?: ReadAhead) => Promise<Viewer | undefined>;
}
