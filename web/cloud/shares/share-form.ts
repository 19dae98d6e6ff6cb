import { addDays } from "date-fns/addDays";
import * as z from "zod";
import {
  DEFAULT_SHARE_DAYS,
  MOST_SHARE_DAYS,
  SHORTEST_SHARE_PASSWORD,
  ShareDraft,
  type ShareForm,
} from "../../../shared/cloud/share.ts";
import { dayOf, startOfDayIn } from "../../../shared/dates/dates.ts";
import { parsedBy } from "../../components/form/resolver.ts";
import { sharesText as text } from "./shares.text.ts";

/** The day itself is included. */
const endOf = (day: string) => addDays(startOfDayIn(day) ?? 0, 1);

const isSoon = (day: string) => {
  const end = endOf(day);
  return end > new Date() && end <= addDays(new Date(), MOST_SHARE_DAYS + 1);
};

const isCount = (typed: string) =>
  typed === "" || ShareDraft.shape.maxDownloads.safeParse(Number(typed)).success;
const isLongEnough = (typed: string) => typed === "" || typed.length >= SHORTEST_SHARE_PASSWORD;

const Form = z.object({
  lastDay: z.iso.date({ error: text.noDay }).refine(isSoon, { error: text.noDay }),
  password: z.string().max(200).refine(isLongEnough, { error: text.tooShort }),
  maxDownloads: z.string().trim().refine(isCount, { error: text.noNumber }),
  note: z.string().trim().max(200),
});
type Filled = z.output<typeof Form>;

export const shareResolver = parsedBy(Form);

export const shareOf = ({ lastDay, password, maxDownloads, note }: Filled): ShareForm => ({
  expiresAt: endOf(lastDay).toISOString(),
  ...(password && { password }),
  ...(maxDownloads && { maxDownloads: Number(maxDownloads) }),
  ...(note && { note }),
});

export const newShare = (): Filled => ({
  lastDay: dayOf(addDays(new Date(), DEFAULT_SHARE_DAYS)),
  password: "",
  maxDownloads: "",
  note: "",
});
