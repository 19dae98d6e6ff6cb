import { useSyncExternalStore } from "react";
import * as z from "zod";

const USER_KEY = "currentUser";
const EMPLOYEE_KEY = "currentEmployee";

const StoredUser = z.looseObject({ id: z.string(), username: z.string(), isAdmin: z.boolean() });
const StoredEmployee = z.looseObject({
  id: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  isDirector: z.boolean(),
  employedAt: z.string().nullable(),
});

/** Who is signed in, as far as the browser knows; what they may do is decided by the server. */
export interface Session {
  readonly user: z.infer<typeof StoredUser>;
  readonly employee: z.infer<typeof StoredEmployee> | null;
}

const readStored = <S extends z.ZodType>(key: string, schema: S): z.infer<S> | null => {
  try {
    return schema.safeParse(JSON.parse(localStorage.getItem(key) ?? "null")).data ?? null;
  } catch {
    return null;
  }
};

const readSession = (): Session | null => {
  const user = readStored(USER_KEY, StoredUser);
  return user && { user, employee: readStored(EMPLOYEE_KEY, StoredEmployee) };
};

const listeners = new Set<() => void>();
let session: Session | null = readSession();
/** Whether the server has known this session since the page was loaded. */
let isProven = false;
/** Whether it was known and is no longer: whoever sits here signs in again, and nothing typed is lost. */
let isExpired = false;
/** Whether the server answers nothing before a second factor is set up. */
let lacksSecondFactor = false;

const tell = () => {
  for (const listener of listeners) listener();
};

const refresh = () => {
  session = readSession();
  isExpired = false;
  lacksSecondFactor = false;
  tell();
};

// Signing out in one tab signs out in all of them.
window.addEventListener("storage", ({ key }) => {
  if (key === null || key === USER_KEY || key === EMPLOYEE_KEY) refresh();
});

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const startSession = ({ user, employee }: { user: unknown; employee: unknown }) => {
  localStorage.setItem(USER_KEY, JSON.stringify(user));
  if (employee) localStorage.setItem(EMPLOYEE_KEY, JSON.stringify(employee));
  else localStorage.removeItem(EMPLOYEE_KEY);
  refresh();
};

/** The server has answered to this session. */
export const proveSession = () => {
  isProven = true;
};

/** The server does not know the session: one that was good on this page waits, any other ends. */
export const loseSession = () => {
  if (!isProven || lacksSecondFactor) return endSession();
  isExpired = true;
  tell();
};

/** The server asks for a second factor to be set up before anything else. */
export const lackSecondFactor = () => {
  lacksSecondFactor = true;
  tell();
};

/** It is set up. */
export const haveSecondFactor = () => {
  lacksSecondFactor = false;
  tell();
};

export const endSession = () => {
  isProven = false;
  localStorage.removeItem(USER_KEY);
  localStorage.removeItem(EMPLOYEE_KEY);
  refresh();
};

export const currentSession = (): Session | null => session;

const expired = () => isExpired;
const lacking = () => lacksSecondFactor;

/** Whether the session has ended while somebody was at work. */
export const useIsSessionExpired = (): boolean => useSyncExternalStore(subscribe, expired);

/** Whether whoever is signed in must set up a second factor first. */
export const useLacksSecondFactor = (): boolean => useSyncExternalStore(subscribe, lacking);

export const useSession = (): Session | null => useSyncExternalStore(subscribe, currentSession);

/** For what stands behind the guard only. */
export const useSignedIn = (): Session => {
  const signedIn = useSession();
  if (!signedIn) throw new Error("This component needs a signed-in user: render it behind the guard.");
  return signedIn;
};
