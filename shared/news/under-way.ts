import type { SendingState } from "./newsletter.ts";

const underWay: ReadonlySet<SendingState> = new Set(["planning", "sending", "paused"]);

export const isUnderWay = (state: SendingState | null | undefined): boolean =>
  state !== null && state !== undefined && underWay.has(state);
