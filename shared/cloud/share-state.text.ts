import type { ShareState } from "./share.ts";

export const shareStateText: Readonly<Record<ShareState, string>> = {
  active: "Offen",
  expired: "Abgelaufen",
  usedUp: "Aufgebraucht",
  unreachable: "Nicht erreichbar",
};
