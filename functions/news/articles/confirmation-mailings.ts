import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { setHours } from "date-fns/setHours";
import { startOfDay } from "date-fns/startOfDay";
import { subDays } from "date-fns/subDays";
import { inOffice, officeDay } from "../../../shared/dates/office-days.ts";
import type { StoredArticle } from "../../data/articles/articles.collection.ts";
import type { Mailings } from "../../platform/mail/mailings.repository.ts";
import type { Write } from "../../platform/table/item.ts";

/** `first`: at once; `ahead`: three days before the end; `due`: on its day; `byHand`: by an editor. */
export type ConfirmationOccasion = "first" | "ahead" | "due" | "byHand";

interface ConfirmationMailing {
  readonly occasion: ConfirmationOccasion;
  readonly articleId: string;
  readonly version: number;
  /** The day of the end, or of an editor's reminder. */
  readonly day: string;
  /** The offices that are asked first; missing for all. */
  readonly organisationIds?: readonly string[];
}

const occasions: readonly string[] = ["first", "ahead", "due", "byHand"] satisfies ConfirmationOccasion[];
const isOccasion = (name: string): name is ConfirmationOccasion => occasions.includes(name);

const digestOf = (ids: readonly string[]) =>
  createHash("sha256").update(ids.toSorted().join()).digest("base64url");

export const confirmationMailingId = ({
  occasion,
  articleId,
  version,
  day,
  organisationIds = [],
}: ConfirmationMailing): string =>
  [
    occasion,
    articleId,
    version,
    day,
    ...(organisationIds.length > 0 ? [digestOf(organisationIds)] : []),
  ].join("#");

export const confirmationMailingOf = (id: string): ConfirmationMailing | undefined => {
  const [occasion = "", articleId = "", version = "", day = ""] = id.split("#");
  return isOccasion(occasion) ? { occasion, articleId, version: Number(version), day } : undefined;
};

const HOUR = 8;
const DAYS_AHEAD = 3;

/** Early on that day in Vienna, but not after the end itself. */
const morningOf = (until: string, daysBefore: number): number =>
  Math.min(setHours(startOfDay(subDays(inOffice(until), daysBefore)), HOUR).getTime(), Date.parse(until));

/** Times are in ms; each plan names the day of its end. */
export const confirmationPlan = (
  { confirmation, isInternalRelease, releaseDate }: StoredArticle,
  now: Date,
) => {
  if (!confirmation || !isInternalRelease) return [];
  const { until, organisationIds } = confirmation;
  const day = officeDay(new Date(until));
  const from = Math.max(Date.parse(releaseDate), now.getTime());
  const reminders = [
    { occasion: "ahead" as const, at: morningOf(until, DAYS_AHEAD), day },
    { occasion: "due" as const, at: morningOf(until, 0), day },
  ];
  const first = { occasion: "first" as const, at: from, day: "", organisationIds };
  return [first, ...reminders.filter(({ at }) => at > from)];
};

const planned = ({ confirmation, isInternalRelease, releaseDate, visibleUntil }: StoredArticle) => [
  confirmation ?? null,
  isInternalRelease,
  releaseDate,
  visibleUntil,
];

export const confirmationPlanWrites = (
  before: StoredArticle,
  after: StoredArticle,
  { confirmationMailings, now }: { readonly confirmationMailings: Mailings; readonly now: Date },
): Write[] => {
  const { confirmation } = after;
  if (!confirmation || isDeepStrictEqual(planned(before), planned(after))) return [];
  return confirmationPlan(after, now).map(({ at, ...what }) =>
    confirmationMailings.planWrite(
      confirmationMailingId({ ...what, articleId: after.id, version: confirmation.version }),
      at,
    ),
  );
};
