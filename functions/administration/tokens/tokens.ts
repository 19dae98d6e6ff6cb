import { addDays } from "date-fns/addDays";
import { ulid } from "ulid";
import { tokenProblems } from "../../../shared/administration/administration.problems.ts";
import { LONGEST_LIFE_DAYS, MAX_TOKENS, type Token } from "../../../shared/administration/token.ts";
import { tokens as contract } from "../../../shared/administration/tokens.contract.ts";
import { requestProblems } from "../../../shared/contract/general.problems.ts";
import { grantNames, requireKnownOffices } from "../../data/people/grants.ts";
import type { Stores } from "../../data/stores.ts";
import { implement } from "../../platform/http/implement.ts";
import { notFound, Problem, problemAt } from "../../platform/http/problem.ts";
import { tokensText as text } from "./tokens.text.ts";

const requireDate = (expiresAt: string, now: Date) => {
  if (Date.parse(expiresAt) <= now.getTime())
    throw problemAt(requestProblems.malformed, "expiresAt", text.past);
  if (Date.parse(expiresAt) > addDays(now, LONGEST_LIFE_DAYS).getTime())
    throw problemAt(requestProblems.malformed, "expiresAt", text.tooLong);
};

const requirePlace = (known: readonly Token[], name: string) => {
  if (known.length >= MAX_TOKENS) throw new Problem(tokenProblems.tooMany);
  if (known.some((token) => token.name === name)) throw problemAt(tokenProblems.nameTaken, "name");
};

export const tokens = implement<typeof contract, Stores>(contract, {
  list: async (_, { tokens: stored }) => {
    const data = await stored.list();
    return { totalCount: data.length, data };
  },

  create: async ({ body }, deps) => {
    const { tokens: stored, organisations, table, trail, viewer, now } = deps;
    requireDate(body.expiresAt, now);
    await requireKnownOffices(body.rules, organisations);
    requirePlace(await stored.list(), body.name);
    const id = ulid();
    const { secret, write } = stored.make({
      ...body,
      id,
      createdAt: now.toISOString(),
      createdBy: viewer.userId,
    });
    const subject = { id, name: body.name };
    await table.transact([write, await trail.write({ subject, facts: { given: grantNames(body.rules) } })]);
    return { id, token: secret };
  },

  remove: async ({ params: { id } }, { tokens: stored, table, trail }) => {
    const token = (await stored.find(id)) ?? notFound(tokenProblems.notFound);
    await table.transact([stored.removal(id), await trail.write({ subject: token })]);
  },
});
