import { wantsBell } from "../../../shared/notifications/topics.ts";
import { tellWrite } from "../../data/notifications/notifications.repository.ts";
import type { Write } from "../../platform/table/item.ts";
import type { StarterDeps } from "./plan/starter-address.ts";

interface Happened {
  readonly kind: "sendDone" | "sendPaused" | "sendFailed";
  readonly newsletterId: string;
  readonly at: string;
}

/** For whoever started the sending. */
export const starterWrites = async (
  userId: string,
  { kind, newsletterId, at }: Happened,
  { users, employees }: StarterDeps,
): Promise<Write[]> => {
  const user = await users.find(userId);
  if (!user) return [];
  const employee = user.employeeId === null ? undefined : await employees.find(user.employeeId);
  if (!wantsBell(employee ?? {}, kind)) return [];
  const told = { kind, subject: { area: "newsletter", id: newsletterId }, occasion: at } as const;
  return [tellWrite(user.employeeId ?? userId, told, new Date(at))];
};

/** In the transaction that retires a run, so that its end is told once. */
export const openDoneWrites =
  (people: StarterDeps) =>
  ({
    newsletterId,
    startedBy,
    lastChangeAt,
  }: {
    newsletterId: string;
    startedBy: string;
    lastChangeAt: string;
  }) =>
    starterWrites(startedBy, { kind: "sendDone", newsletterId, at: lastChangeAt }, people);
