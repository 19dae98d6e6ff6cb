import { closedUntil as closedBy } from "../../data/settings/opening.ts";
import type { PortalSettings } from "../../data/settings/settings.collection.ts";
import { isActive, type RunStatus } from "./run-status.ts";

export const openSendTimes = (settings: Pick<PortalSettings, "current">) => {
  const closedUntil = async (at: Date) => closedBy(await settings.current(), at);
  const isMeantToSend = (run: RunStatus) => isActive(run) && run.desiredState === "running";

  const waitsUntil = async (run: RunStatus, at: Date): Promise<Date | null> =>
    isMeantToSend(run) && !run.ignoresWindow ? closedUntil(at) : null;

  const isUsedUp = (run: RunStatus, at: Date) => isMeantToSend(run) && run.quotaUntil > at.getTime();

  return {
    closedUntil,
    waitsUntil,

    /** When SES takes newsletters again, within their hours. */
    quotaUntil: async (run: RunStatus, at: Date): Promise<Date | null> => {
      if (!isUsedUp(run, at)) return null;
      const free = new Date(run.quotaUntil);
      return (await waitsUntil(run, free)) ?? free;
    },

    isOpen: async (run: RunStatus, at: Date): Promise<boolean> =>
      !isUsedUp(run, at) && (await waitsUntil(run, at)) === null,
  };
};
