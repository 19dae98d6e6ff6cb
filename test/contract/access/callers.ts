import { type Rule, rules, type Viewer } from "../../../shared/contract/permissions.ts";
import { login } from "../../../shared/login/login.contract.ts";
import { portal } from "../../portal.ts";
import type { Browser } from "../../support/browser.ts";
import { otherOffice, ownOffice, type Person } from "../../support/viewers.ts";

/** All of one office and with a rule for it, unless the name says otherwise. */
export const memberNames = [
  "employee",
  "employeeElsewhere",
  "director",
  "partnerDirector",
  ...rules,
  "READ_NEWS everywhere",
  "EDIT_NEWS everywhere",
  "ADMIN_ORG everywhere",
  "admin",
] as const;
type Member = (typeof memberNames)[number];
export type CallerName = Member | "nobody" | "deactivated";

export interface Caller {
  readonly browser: Browser;
  readonly employeeId: string | undefined;
}

const everywhere = (rule: Rule): Person => ({ grants: [{ rule }] });
const isAdmin: Person = { isAdmin: true };

const personOf = (name: Member | "deactivated"): Person => {
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

export const viewerOf = (name: Member): Viewer => {
  const { grants = [], isAdmin = false, employee = {} } = personOf(name);
  return {
    userId: `user-${name}`,
    username: name,
    isAdmin,
    employeeId: `employee-${name}`,
    employedAt: employee.employedAt ?? ownOffice.id,
    isDirector: employee.isDirector ?? false,
    office: null,
    grants: grants.map(({ rule, ressource }) => ({ rule, ressource: ressource ?? null })),
  };
};

const open = async (name: CallerName): Promise<Caller> => {
  if (name === "nobody") return { browser: await portal(), employeeId: undefined };
  const { as } = await portal();
  const guest = await as(personOf(name));
  if (name === "deactivated") {
    const { call } = await as("admin");
    await call(login.users.update, { params: { id: guest.user.id }, body: { isActive: false } });
  }
  return { browser: guest, employeeId: guest.employee.id };
};

const known = new Map<CallerName, Promise<Caller>>();

/** Somebody of their own for what ends a session. */
export const openCaller = (name: CallerName, isLast: boolean): Promise<Caller> => {
  const opened = (!isLast && known.get(name)) || open(name);
  if (!isLast) known.set(name, opened);
  return opened;
};
