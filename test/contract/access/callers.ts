import { Rule } from "../../../shared/contract/permissions.ts";
import { login } from "../../../shared/login/login.contract.ts";
import { portal } from "../../portal.ts";
import type { Browser } from "../../support/browser.ts";
import { otherOffice, ownOffice, type Person } from "../../support/viewers.ts";

/** All of one office and with a rule for it, unless the name says otherwise. */
export const callerNames = [
  "nobody",
  "deactivated",
  "employee",
  "employeeElsewhere",
  "director",
  "partnerDirector",
  ...Rule.options,
  "READ_NEWS everywhere",
  "EDIT_NEWS everywhere",
  "ADMIN_ORG everywhere",
  "admin",
] as const;
export type CallerName = (typeof callerNames)[number];

export interface Caller {
  readonly name: CallerName;
  readonly browser: Browser;
  readonly employeeId: string | undefined;
}

const everywhere = (rule: Rule): Person => ({ grants: [{ rule }] });
const isAdmin: Person = { isAdmin: true };

const personOf = (name: Exclude<CallerName, "nobody">): Person => {
  switch (name) {
    case "admin":
      return isAdmin;
    case "deactivated":
      return isAdmin;
    case "employee":
      return {};
    case "employeeElsewhere":
      return { employee: { employedAt: otherOffice.id } };
    case "director":
      return { employee: { isDirector: true, employedAt: otherOffice.id } };
    case "partnerDirector":
      return { employee: { isDirector: true } };
    case "READ_NEWS everywhere":
      return everywhere("READ_NEWS");
    case "EDIT_NEWS everywhere":
      return everywhere("EDIT_NEWS");
    case "ADMIN_ORG everywhere":
      return everywhere("ADMIN_ORG");
    default:
      return { grants: [{ rule: name, ressource: ownOffice.id }] };
  }
};

export const openCaller = async (name: CallerName): Promise<Caller> => {
  if (name === "nobody") return { name, browser: await portal(), employeeId: undefined };
  const { as } = await portal();
  const guest = await as(personOf(name));
  if (name === "deactivated") {
    const { call } = await as("admin");
    await call(login.users.update, { params: { id: guest.user.id }, body: { isActive: false } });
  }
  return { name, browser: guest, employeeId: guest.employee.id };
};
