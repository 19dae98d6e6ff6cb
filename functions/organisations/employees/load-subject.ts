import type { ReadAhead } from "../../platform/collection/read-ahead.ts";
import { loadOffice } from "../offices/office-access.ts";
import type { OrganisationsDeps } from "../organisations.deps.ts";
import { loadEmployee } from "../personal/load-employee.ts";

/** What the path names: a person, or the office that somebody new will work at. */
export const loadSubject = (
  { id, employedAt }: Readonly<Record<string, string>>,
  deps: OrganisationsDeps & { readonly ahead: ReadAhead },
): Promise<object> =>
  employedAt === undefined ? loadEmployee({ id: id ?? "" }, deps) : loadOffice({ id: employedAt }, deps);
