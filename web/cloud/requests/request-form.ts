import { addDays } from "date-fns/addDays";
import * as z from "zod";
import {
  MOST_REQUEST_DAYS,
  PaperRequestDraft,
  type PaperRequestForm,
  RequestLanguage,
} from "../../../shared/cloud/paper-request.ts";
import { dayOf, startOfDayIn } from "../../../shared/dates/dates.ts";
import { parsedBy } from "../../components/form/resolver.ts";
import { requestsText as text } from "./requests.text.ts";

const DEFAULT_DAYS = 28;
export const NO_REMINDER = "0";
export const reminderDays = [3, 7, 14];

/** The day itself is included. */
const endOf = (day: string) => addDays(startOfDayIn(day) ?? 0, 1);

const isSoon = (day: string) => {
  const end = endOf(day);
  return end > new Date() && end <= addDays(new Date(), MOST_REQUEST_DAYS + 1);
};

/** One item a line; a line's text after its first colon is the hint. */
export const itemsIn = (wanted: string): PaperRequestForm["items"] =>
  wanted
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, name = line, hint] = /^([^:]+):\s*(.+)$/.exec(line) ?? [];
      return { name: name.trim(), ...(hint && { hint }) };
    });

const { title, name, email, items } = PaperRequestDraft.shape;

const Form = z.object({
  title,
  wanted: z.string().refine((typed) => items.safeParse(itemsIn(typed)).success, { error: text.noWanted }),
  name,
  email,
  lastDay: z.iso.date({ error: text.noDay }).refine(isSoon, { error: text.noDay }),
  remindAfterDays: z.string(),
  language: RequestLanguage,
});
export type RequestFilled = z.output<typeof Form>;

export const requestResolver = parsedBy(Form);

export const requestOfForm = ({ wanted, lastDay, remindAfterDays, ...filled }: RequestFilled) => ({
  ...filled,
  items: itemsIn(wanted),
  expiresAt: endOf(lastDay).toISOString(),
  remindAfterDays: Number(remindAfterDays) || null,
});

export const newRequest = (): RequestFilled => ({
  title: "",
  wanted: "",
  name: "",
  email: "",
  lastDay: dayOf(addDays(new Date(), DEFAULT_DAYS)),
  remindAfterDays: "7",
  language: "de",
});
