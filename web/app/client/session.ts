import { useSyncExternalStore } from "react";
import type { Viewer } from "../../../shared/contract/permissions.ts";
import { hasTypes } from "./has-types.ts";

const USER_KEY = "currentUser";
const EMPLOYEE_KEY = "currentEmployee";

interface StoredUser {
  readonly id: string;
  readonly username: string;
  readonly isAdmin: boolean;
  readonly viewer?: unknown;
}

interface StoredEmployee {
  readonly id: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly isDirector: boolean;
  readonly employedAt: string | null;
  readonly email?: unknown;
}

/** For display only: the server decides on rights. */
export interface Session {
  readonly user: StoredUser;
  readonly employee: StoredEmployee | null;
  readonly viewer: Viewer;
}

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

const isUser = (stored: unknown): stored is StoredUser =>
  hasTypes(stored, { id: "string", username: "string", isAdmin: "boolean" });

const isEmployee = (stored: unknown): stored is StoredEmployee =>
  hasTypes(stored, { id: "string", firstname: "string", lastname: "string", isDirector: "boolean" }) &&
  "employedAt" in stored;

/** A viewer stored by an earlier build may lack newer fields. */
const isViewer = (stored: unknown): stored is Viewer =>
  hasTypes(stored, { userId: "string", username: "string", isAdmin: "boolean", grants: "object" }) &&
  hasTypes(stored, { isDirector: "boolean", office: "object" }) &&
  Array.isArray(stored.grants);

const readStored = <Stored>(key: string, is: (stored: unknown) => stored is Stored): Stored | null => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return is(stored) ? stored : null;
  } catch {
    return null;
  }
};

const readSession = (): Session | null => {
  const user = readStored(USER_KEY, isUser);
  const employee = readStored(EMPLOYEE_KEY, isEmployee);
  if (!user) return null;
  return { user, employee, viewer: isViewer(user.viewer) ? user.viewer : viewerWithout(user, employee) };
};

const listeners = new Set<() => void>();
/** Counts beginnings, losses and ends of sessions, so that answers to earlier calls are recognised. */
let phase = 0;
let session: Session | null = readSession();
/** The server has accepted the session since the page was loaded. */
let isProven = false;
let left: "here" | "elsewhere" | undefined;
/** The session is known but over: signing in again keeps what was typed. */
let isExpired = false;
let isDeactivated = false;
let lacksSecondFactor = false;

const notifyListeners = () => {
  for (const listener of listeners) listener();
};

const refresh = (where: "here" | "elsewhere") => {
  const before = session;
  session = readSession();
  if (session) left = undefined;
  else {
    if (before) left = isProven ? where : undefined;
    isProven = false;
  }
  isExpired = false;
  isDeactivated = false;
  lacksSecondFactor = false;
  phase += 1;
  notifyListeners();
};

// Signing out in one tab signs out in all.
window.addEventListener("storage", ({ key }) => {
  if (key === null || key === USER_KEY || key === EMPLOYEE_KEY) refresh("elsewhere");
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
  // Rights are stored for the first frame after a reload; `since` lets other windows notice a new session.
  localStorage.setItem(USER_KEY, JSON.stringify({ ...user, viewer, since: Date.now() }));
  if (employee) localStorage.setItem(EMPLOYEE_KEY, JSON.stringify(employee));
  else localStorage.removeItem(EMPLOYEE_KEY);
  refresh("here");
};

export const renewViewer = (viewer: Viewer) => {
  // The poll of every minute must not rerender for equal rights.
  if (!session || JSON.stringify(viewer) === JSON.stringify(session.viewer)) return;
  localStorage.setItem(USER_KEY, JSON.stringify({ ...session.user, viewer }));
  session = readSession();
  notifyListeners();
};

/** Empty if nobody is signed in. */
export const userIdNow = (): string => session?.user.id ?? "";

/** Passes the person's user id; an expired session is still its person's. */
export const whenPersonLeaves = (listener: (userId: string) => void) => {
  let userId = userIdNow();
  return subscribe(() => {
    const before = userId;
    userId = userIdNow();
    if (before !== "" && before !== userId) listener(before);
  });
};

export const sessionPhase = (): number => phase;

/** `askedIn`: the phase of the call; an answer to one from before the loss proves nothing. */
export const proveSession = (askedIn = phase) => {
  if (askedIn !== phase) return;
  isProven = true;
  if (!isExpired) return;
  isExpired = false;
  isDeactivated = false;
  phase += 1;
  notifyListeners();
};

/** Whether a session has begun since the call, so that its refusal says nothing about the new one. */
export const hasBegunSince = (askedIn: number): boolean =>
  session !== null && !isExpired && askedIn !== phase;

/** A session proven on this page waits for signing in again; any other ends. */
export const loseSession = (deactivated = false) => {
  if (!isProven || lacksSecondFactor) return endSession();
  if (isExpired && isDeactivated === deactivated) return;
  isExpired = true;
  isDeactivated = deactivated;
  phase += 1;
  notifyListeners();
};

/** False unless the same person has signed in again. */
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

/** Calls once, for a session that begins from now on, here or in another window. */
export const whenSessionBegins = (listener: () => unknown): (() => void) => {
  const askedIn = phase;
  const stop = subscribe(() => {
    if (!hasBegunSince(askedIn)) return;
    stop();
    listener();
  });
  return stop;
};

export const lackSecondFactor = () => {
  lacksSecondFactor = true;
  notifyListeners();
};

export const haveSecondFactor = () => {
  lacksSecondFactor = false;
  notifyListeners();
};

export const endSession = () => {
  localStorage.removeItem(USER_KEY);
  localStorage.removeItem(EMPLOYEE_KEY);
  refresh("here");
};

export const currentSession = (): Session | null => session;

export const hasSignedOut = (): boolean => left !== undefined;

/** After signing out in another tab, this one returns to its page. */
export const hasSignedOutHere = (): boolean => left === "here";

const expired = () => isExpired;
const deactivated = () => isDeactivated;
const lacking = () => lacksSecondFactor;

export const useIsSessionExpired = (): boolean => useSyncExternalStore(subscribe, expired);

export const useIsDeactivated = (): boolean => useSyncExternalStore(subscribe, deactivated);

export const useLacksSecondFactor = (): boolean => useSyncExternalStore(subscribe, lacking);

export const useSession = (): Session | null => useSyncExternalStore(subscribe, currentSession);

export const useSignedIn = (): Session => {
  const signedIn = useSession();
  if (!signedIn) throw new Error("This component needs a signed-in user: render it behind the guard.");
  return signedIn;
};

export const useViewer = (): Viewer => useSignedIn().viewer;
