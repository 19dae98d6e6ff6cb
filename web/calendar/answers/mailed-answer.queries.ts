import { mailedAnswers } from "../../../shared/calendar/mailed-answers.contract.ts";
import type { CallInput } from "../../../shared/contract/endpoint.ts";
import { mutationOf } from "../../app/client/mutation-of.ts";
import { queryOf } from "../../app/client/query-of.ts";

/** The token travels in a body, which is not logged. */
export const mailedAnswerQuery = (token: string) => queryOf(mailedAnswers.read, { body: { token } });

export const giveMailedAnswer = mutationOf(
  mailedAnswers.give,
  (body: CallInput<typeof mailedAnswers.give>["body"]) => ({ body }),
);
