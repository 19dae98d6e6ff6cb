import { fullName } from "../../../shared/organisations/employee.ts";
import { loadReachable } from "../../data/people/reachable-employees.ts";
import type { LinkedStores } from "../../data/stores.ts";
import { loadMailOrigin } from "../../data/templates/mail-sender.ts";
import { type Mail, renderMail } from "../../data/templates/render-mail.ts";
import { loadBundles } from "./bundle.ts";
import { bundleMail } from "./bundle-mail.ts";

/** Rechecks the rule when the mail goes out; undefined if it admits nothing then. */
export const openBundleComposer =
  (deps: LinkedStores) =>
  async ({ hour = "", employeeId = "" }: Readonly<Record<string, string>>): Promise<Mail | undefined> => {
    const employee = await deps.employees.find(employeeId);
    if (!employee || !(await loadReachable(deps))(employee)) return undefined;
    const bundle = (await loadBundles(hour, deps))(employee);
    if (bundle.length === 0) return undefined;
    const { portalOrigin, organisations } = deps;
    const [set, { organisation, sender }, authors] = await Promise.all([
      deps.templateSets.findDefault(),
      loadMailOrigin(null, organisations, portalOrigin),
      deps.employees.findMany(bundle.map(({ change }) => change.by)),
    ]);
    const nameOf = (id: string) => {
      const author = authors.get(id);
      return author && fullName(author);
    };
    return renderMail(set, "cloudNotificationTemplate", {
      portalOrigin,
      organisation,
      sender,
      name: fullName(employee),
      ...bundleMail(bundle, { portalOrigin, nameOf }),
    });
  };
