import { useSyncExternalStore } from "react";
import * as z from "zod";
import { Viewer } from "../../../shared/contract/permissions.ts";

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

/** Who is signed in, as far as the browser knows, and what to show them; what they may do is decided by the server. */
export interface Session {
  readonly user: z.infer<typeof StoredUser>;
  readonly employee: z.infer<typeof StoredEmployee> | null;
  readonly viewer: Viewer;
}

/** What was told at signing in, where the rights were not. */
const viewerWithout = (user: Session["user"], employee: Session["employee"]): Viewer => ({
  userId: user.id,
  username: user.username,
  isAdmin: user.isAdmin,
  employeeId: employee?.id ?? null,
  employedAt: employee?.employedAt ?? null,
  isDirector: employee?.isDirector ?? false,
  office: null,
  grants: [],
});

const readStored = <S extends z.ZodType>(key: string, schema: S): z.infer<S> | null => {
  try {
    return schema.safeParse(JSON.parse(localStorage.getItem(key) ?? "null")).data ?? null;
  } catch {
    return null;
  }
};

const readSession = (): Session | null => {
  const user = readStored(USER_KEY, StoredUser);
  const employee = readStored(EMPLOYEE_KEY, StoredEmployee);
  if (!user) return null;
  return { user, employee, viewer: Viewer.safeParse(user.viewer).data ?? viewerWithout(user, employee) };
};

const listeners = new Set<() => void>();
let session: Session | null = readSession();
/** Whether the server has known this session since the page was loaded. */
let isProven = false;
/** Whether it was known and was ended on purpose, here or in another tab. */
let isLeft = false;
/** Whether it was known and is no longer: whoever sits here signs in again, and nothing typed is lost. */
let isExpired = false;
/** Whether the server answers nothing before a second factor is set up. */
let lacksSecondFactor = false;

const tell = () => {
  for (const listener of listeners) listener();
};

const refresh = () => {
  const before = session;
  session = readSession();
  if (session) isLeft = false;
  else {
    if (before) isLeft = isProven;
    isProven = false;
  }
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

interface SignedIn {
  readonly user: object;
  readonly employee: object | null;
  readonly viewer: Viewer;
}

export const startSession = ({ user, employee, viewer }: SignedIn) => {
  // Stored with the user, so that the first frame after a reload knows it.
  localStorage.setItem(USER_KEY, JSON.stringify({ ...user, viewer }));
  if (employee) localStorage.setItem(EMPLOYEE_KEY, JSON.stringify(employee));
  else localStorage.removeItem(EMPLOYEE_KEY);
  refresh();
};

/** The server has told anew what whoever is signed in may do. */
export const renewViewer = (viewer: Viewer) => {
  if (!session) return;
  localStorage.setItem(USER_KEY, JSON.stringify({ ...session.user, viewer }));
  session = readSession();
  tell();
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

/** Waits while whoever sits here is asked to sign in again; false when they did not. */
export const signedInAgain = (): Promise<boolean> =>
  new Promise((resolve) => {
    const userId = session?.user.id;
    if (!isExpired) return resolve(false);
    const unsubscribe = subscribe(() => {
      if (isExpired) return;
      unsubscribe();
      resolve(session?.user.id === userId);
    });
  });

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
  localStorage.removeItem(USER_KEY);
  localStorage.removeItem(EMPLOYEE_KEY);
  refresh();
};

export const currentSession = (): Session | null => session;

/** Whether somebody has signed out: who comes next begins anew. */
export const hasSignedOut = (): boolean => isLeft;

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

/** Who is signed in, for the rules of `permissions.ts`. */
export const useViewer = (): Viewer => useSignedIn().viewer;
