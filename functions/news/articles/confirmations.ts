import { officeDay } from "../../../shared/dates/office-days.ts";
import { confirmations as contract } from "../../../shared/news/confirmations.contract.ts";
import { articleProblems } from "../../../shared/news/news.problems.ts";
import type { StoredArticle } from "../../data/articles/articles.collection.ts";
import { askedOf } from "../../data/articles/own-confirmations.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { pageOf, projectionOf } from "../../platform/collection/join.ts";
import { everything } from "../../platform/collection/visible.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { NewsDeps } from "../news.deps.ts";
import { articleResource } from "./article-access.ts";
import { confirmationMailingId } from "./confirmation-mailings.ts";
import { confirmationRows, officeConfirmations, rowRules } from "./confirmation-rows.ts";

export const confirmations = implement<typeof contract, NewsDeps, Stored<StoredArticle>>(
  contract,
  {
    confirm: async ({ resource, body }, deps) => {
      const { confirmations, now, trail } = deps;
      const employeeId = askedOf(deps, resource);
      const { confirmation, id } = resource;
      if (employeeId === undefined || !confirmation) throw new Problem(articleProblems.notAsked);
      const { until, version } = confirmation;
      if ((body?.version ?? version) !== version) throw new Problem(articleProblems.asksAnew);
      const confirmedAt = now.toISOString();
      if (await confirmations.confirm(id, employeeId, { version, confirmedAt }, [await trail.write()])) {
        return { until, version, confirmedAt };
      }
      trail.skip();
      const own = (await confirmations.own(employeeId, [id])).get(id);
      return { until, version, confirmedAt: own?.confirmedAt ?? confirmedAt };
    },

    list: async ({ resource, query: { config } }, deps) => {
      const rows = await confirmationRows(resource, deps);
      return {
        ...pageOf(projectionOf(rows, rowRules), config, everything),
        offices: officeConfirmations(rows),
      };
    },

    remind: async ({ resource }, deps) => {
      const { confirmationMailings, now, trail } = deps;
      const { id: articleId, confirmation } = resource;
      if (!confirmation) throw new Problem(articleProblems.asksNobody);
      const rows = await confirmationRows(resource, deps);
      const reminded = rows.filter(({ state }) => state === "missing").length;
      // With nobody to remind, the day's reminder remains available.
      if (reminded === 0) {
        trail.skip();
        return { reminded };
      }
      const { version } = confirmation;
      const id = confirmationMailingId({ occasion: "byHand", articleId, version, day: officeDay(now) });
      if (!(await confirmationMailings.begin(id, now, [await trail.write()]))) {
        throw new Problem(articleProblems.remindedToday);
      }
      return { reminded };
    },
  },
  { resource: articleResource },
);
