import type { StoredUser } from "../../../functions/data/people/users.collection.ts";
import { hashPassword } from "../../../functions/platform/security/password.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import { employeeId } from "./employees.ts";
import { roleIds } from "./roles.ts";
import { colleaguesPassword, signIns } from "./sign-ins.ts";

type NewUser = Pick<StoredUser, "id" | "username" | "roleId" | "employeeId"> & Partial<StoredUser>;

const userOf = (passwordHash: string, user: NewUser): StoredUser => ({
  isActive: true,
  isAdmin: false,
  assignments: [],
  sessionsValidFrom: 0,
  passwordHash,
  ...user,
});

const withPassword = async (password: string, user: NewUser) => userOf(await hashPassword(password), user);

export const makeFirstUsers = (): Promise<StoredUser[]> => {
  const { admin, redaktion, mitarbeiter } = signIns;
  return Promise.all([
    withPassword(admin.password, {
      id: "user-1",
      username: admin.username,
      isAdmin: true,
      roleId: null,
      employeeId: employeeId(1),
    }),
    withPassword(redaktion.password, {
      id: "user-2",
      username: redaktion.username,
      roleId: roleIds.redaktion,
      employeeId: employeeId(2),
    }),
    withPassword(mitarbeiter.password, {
      id: "user-3",
      username: mitarbeiter.username,
      roleId: roleIds.employeesOf("1"),
      employeeId: employeeId(3),
    }),
  ]);
};

const usernameOf = ({ email, id }: Employee) => email?.split("@")[0] ?? id;

const rightsAt = (officeId: string): readonly Partial<StoredUser>[] => [
  {
    roleId: roleIds.administratorsOf(officeId),
    assignments: [{ roleId: roleIds.editorsOf(officeId), active: true }],
  },
  {
    roleId: roleIds.administratorsOf(officeId),
    assignments: [{ roleId: roleIds.calendar, active: officeId === "2" }],
  },
  { roleId: roleIds.editorsOf(officeId) },
  { roleId: roleIds.employeesOf(officeId) },
  { roleId: roleIds.employeesOf(officeId), isActive: false },
  { roleId: roleIds.employeesOf(officeId), passwordHash: null },
];

export const makeColleagues = async (employees: readonly Employee[]): Promise<StoredUser[]> => {
  const passwordHash = await hashPassword(colleaguesPassword);
  const colleagues = ["2", "3", "6", "17"].flatMap((officeId) => {
    const people = employees.filter(({ employedAt }) => employedAt === officeId);
    return rightsAt(officeId).flatMap((rights, place) => {
      const employee = people[place];
      return employee ? [{ employee, rights }] : [];
    });
  });
  const usernames = new Set<string>();
  return colleagues.map(({ employee, rights }, index) => {
    const name = usernameOf(employee);
    const username = usernames.has(name) ? `${name}.${employee.employedAt}` : name;
    usernames.add(username);
    return userOf(passwordHash, {
      id: `user-${index + 4}`,
      username,
      roleId: null,
      employeeId: employee.id,
      ...rights,
    });
  });
};
