import { endSession, startSession } from "../../web/app/client/session.ts";

export const user = {
  id: "u1",
  username: "redaktion",
  isActive: true,
  isAdmin: false,
  roleId: null,
  employeeId: "e1",
};

export const employee = {
  id: "e1",
  firstname: "Eva",
  lastname: "Huber",
  isDirector: false,
  employedAt: "1",
};

export const signIn = (changes: { isAdmin?: boolean; isDirector?: boolean } = {}) =>
  startSession({
    user: { ...user, isAdmin: changes.isAdmin ?? false },
    employee: { ...employee, isDirector: changes.isDirector ?? false },
  });

export const signOut = endSession;
