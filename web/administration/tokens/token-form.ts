import { addDays } from "date-fns/addDays";
import { addMonths } from "date-fns/addMonths";
import * as z from "zod";
import { LONGEST_LIFE_DAYS, TokenDraft } from "../../../shared/administration/token.ts";
import { dayOf, startOfDayIn } from "../../../shared/dates/dates.ts";
import { parsedBy } from "../../components/form/resolver.ts";
import { rulesOf, Scopes, scopesOf } from "../access/roles/role-form.ts";
import { tokensText as text } from "./tokens.text.ts";

const USUAL_MONTHS = 6;

const endOf = (day: string) => addDays(startOfDayIn(day) ?? 0, 1);

const isSoon = (day: string) => {
  const end = endOf(day);
  return end > new Date() && end <= addDays(new Date(), LONGEST_LIFE_DAYS);
};

const Form = z.object({
  name: TokenDraft.shape.name,
  lastDay: z.iso.date({ error: text.noDay }).refine(isSoon, { error: text.notSoon }),
  scopes: Scopes.refine((scopes) => rulesOf(scopes).length > 0, { error: text.noRule }),
});
type TokenForm = z.output<typeof Form>;

export const tokenResolver = parsedBy(Form);

export const tokenOf = ({ name, lastDay, scopes }: TokenForm) => ({
  name,
  rules: rulesOf(scopes),
  expiresAt: endOf(lastDay).toISOString(),
});

export const newToken = (): TokenForm => ({
  name: "",
  lastDay: dayOf(addMonths(new Date(), USUAL_MONTHS)),
  scopes: scopesOf([]),
});
