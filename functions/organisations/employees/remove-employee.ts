import type { Viewer } from "../../../shared/contract/permissions.ts";
import { type Employee, fullName } from "../../../shared/organisations/employee.ts";
import { employeeProblems } from "../../../shared/organisations/organisations.problems.ts";
import { activeRoleIds } from "../../data/people/users.collection.ts";
import { validFromNow } from "../../data/sessions/session.ts";
import type { RequestTrail } from "../../platform/audit/request-trail.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { OrganisationsDeps } from "../organisations.deps.ts";
import { pictureOwner, pictureUses } from "../personal/picture-file.ts";
import { handingOver, handOver, successorOf } from "./belongings.ts";

interface Removing extends Pick<OrganisationsDeps, "users"> {
  readonly trail: RequestTrail<"employee.deleted" | "user.deactivated" | "employee.belongings-handed-over">;
}

const endAccess = async (employeeId: string, { users, trail }: Removing) => {
  const known = await users.projection();
  const linked = Array.from(known.entries()).filter(({ listed }) => listed.employeeId === employeeId);
  if (linked.some(({ listed }) => listed.isAdmin)) throw new Problem(employeeProblems.isAdministrator);
  for (const { id } of linked) {
    await users.update(
      id,
      ({ version: _, ...user }) => {
        if (user.employeeId !== employeeId) return user;
        if (user.isAdmin) throw new Problem(employeeProblems.isAdministrator);
        const sessionsValidFrom = validFromNow();
        return {
          ...user,
          employeeId: null,
          isActive: false,
          roleId: null,
          assignments: [],
          sessionsValidFrom,
        };
      },
      {
        inTransaction: async (before, after) =>
          before.employeeId === after.employeeId
            ? []
            : [
                await trail.add({
                  action: "user.deactivated",
                  subject: { id, name: after.username },
                  facts: {
                    changed: [
                      "employeeId",
                      "isActive",
                      ...(activeRoleIds(before).length > 0 ? ["roles"] : []),
                    ],
                  },
                }),
              ],
      },
    );
  }
};

const stopNotifying = async (
  employeeId: string,
  {
    forums,
    forumFollowers,
    cloudWatches,
    notifications,
  }: Pick<OrganisationsDeps, "forums" | "forumFollowers" | "cloudWatches" | "notifications">,
) => {
  await cloudWatches.forgetEmployee(employeeId);
  await notifications.forget(employeeId);
  const known = await forums.projection();
  await forumFollowers.forget(
    employeeId,
    Array.from(known.entries(), ({ id }) => id),
  );
};

const forgetConfirmations = async (
  employeeId: string,
  { articles, confirmations }: Pick<OrganisationsDeps, "articles" | "confirmations">,
) => {
  const known = await articles.projection();
  const asking = Array.from(known.entries()).filter(({ listed }) => listed.hasAsked);
  await confirmations.forgetPerson(
    employeeId,
    asking.map(({ id }) => id),
  );
};

export const removeEmployee = async (
  employee: Stored<Employee>,
  ifVersion: number | undefined,
  successorId: string | undefined,
  deps: OrganisationsDeps & Removing & { readonly viewer: Viewer; readonly now: Date },
): Promise<void> => {
  const { id } = employee;
  if (deps.viewer.employeeId === id) throw new Problem(employeeProblems.isSelf);
  const successor = successorId === undefined ? undefined : await successorOf(employee, successorId, deps);
  return deps.employees.remove(id, {
    ifVersion,
    from: employee,
    refuse: async () => {
      await endAccess(id, deps);
      if (successor) {
        await handOver(id, successor.id, deps, async (total) =>
          deps.table.transact([await deps.trail.add(handingOver(employee, successor, total))]),
        );
      }
      await stopNotifying(id, deps);
      await forgetConfirmations(id, deps);
    },
    inTransaction: async (current) => [
      ...deps.ownedFiles.freeWrites(pictureOwner(current), pictureUses(current)),
      await deps.trail.write({ subject: { name: fullName(current) } }),
    ],
  });
};
