import type { SuppressionReason } from "../../../shared/news/subscriber-state.ts";

/** Why an address gets no more newsletters. */
export type StopReason = "unsubscribed" | "removed" | SuppressionReason;

/** Who let an office mail a suppressed address again, when, and why. */
interface SuppressionLift {
  readonly at: string;
  readonly by: string;
  readonly reason: string;
}

export interface MailStop {
  readonly id: string;
  /** The office whose newsletters stop; null for all. */
  readonly organisationId: string | null;
  readonly reason: StopReason;
  readonly at: string;
  /** By the id of the office: an editor decides about the own one only. A stop made anew has none. */
  readonly lifts?: Readonly<Record<string, SuppressionLift>>;
}

/** Everything that may stand in the way of an office's mails to one address. */
export interface StopsOfAddress {
  readonly everywhere: MailStop | undefined;
  readonly office: MailStop | undefined;
}

/** How long the stop of somebody who was deleted is of use: by then no newsletter that knows them is on its way. */
const REMOVED_DAYS = 30;

export const endOfRemoved = ({ at }: MailStop): number => Date.parse(at) + REMOVED_DAYS * 24 * 3600 * 1000;

const stands = (stop: MailStop) => stop.reason !== "removed" || endOfRemoved(stop) > Date.now();

/** Why no mail of the office goes to the address. */
export const stopReasonOf = (
  { everywhere, office }: StopsOfAddress,
  organisationId: string | null,
): StopReason | undefined => {
  if (everywhere && !everywhere.lifts?.[organisationId ?? ""]) return everywhere.reason;
  return office && stands(office) ? office.reason : undefined;
};

/** The suppression of the address, as far as the office has not lifted it. */
export const suppressionOf = ({ everywhere }: StopsOfAddress, organisationId: string) => {
  const reason = everywhere?.reason;
  if (!everywhere || everywhere.lifts?.[organisationId]) return undefined;
  return reason === "bounced" || reason === "complained" ? { reason, at: everywhere.at } : undefined;
};

/** Only the owner of an address can take this back. */
export const hasUnsubscribed = ({ office }: StopsOfAddress): boolean => office?.reason === "unsubscribed";
