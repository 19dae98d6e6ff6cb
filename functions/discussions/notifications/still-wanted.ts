import { loadReachable } from "../../data/people/reachable-employees.ts";
import type { Stores } from "../../data/stores.ts";
import { loadDiscussed } from "./discussed-entry.ts";
import { loadResult } from "./poll-result.ts";
import { loadReminded } from "./reminded.ts";
import { loadReplacedVote, wantsVoteMail } from "./send-replaced-vote.ts";
import { wantsNotification } from "./wants-notification.ts";

export const openStillWanted =
  (deps: Stores, clock = () => new Date()) =>
  async ({ about, id = "", employeeId = "" }: Readonly<Record<string, string>>): Promise<boolean> => {
    const employee = await deps.employees.find(employeeId);
    if (!employee || !(await loadReachable(deps))(employee)) return false;
    switch (about) {
      case "entry": {
        const discussed = await loadDiscussed(id, deps);
        return discussed !== undefined && wantsNotification(employee, discussed);
      }
      case "reminder":
        return (await loadReminded(id, deps, clock()))?.lacksVote(employee) ?? false;
      case "result":
        return (await loadResult(id, deps, clock())) !== undefined;
      case "replacedVote":
        return wantsVoteMail(employee) && (await loadReplacedVote(id, employee, deps)) !== undefined;
      default:
        return true;
    }
  };
