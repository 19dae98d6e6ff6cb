import type { Grant, Rule, Viewer } from "../../shared/contract/permissions.ts";
import { currentSession, endSession, startSession } from "../../web/app/client/session.ts";

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

export interface SignedIn {
  readonly userId?: string;
  readonly isAdmin?: boolean;
  readonly isDirector?: boolean;
  readonly grants?: readonly Grant[];
}

/** Somebody who may nothing but what is granted. */
export const aViewer = ({
  userId = user.id,
  isAdmin = false,
  isDirector = false,
  grants = [],
}: SignedIn = {}): Viewer => ({
  userId,
  username: user.username,
  isAdmin,
  employeeId: employee.id,
  employedAt: employee.employedAt,
  isDirector,
  office: { isPartner: false, isAssociate: false },
  grants,
});

export const everywhere = (...rules: readonly Rule[]): Grant[] =>
  rules.map((rule) => ({ rule, ressource: null }));

/** With the token that writes send, as the server sets it. */
export const signIn = (person: SignedIn = {}) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the other way to set one is asynchronous
  document.cookie = "XSRF-TOKEN=t";
  const viewer = aViewer(person);
  const { userId: id, isAdmin, isDirector } = viewer;
  startSession({ user: { ...user, id, isAdmin }, employee: { ...employee, isDirector }, viewer });
};

export const signOut = endSession;

/** What every page asks for, with nothing in it; what one may do stays as it is, unless told. */
export const aFrame = (more: object = {}) => ({
  viewer: currentSession()?.viewer ?? aViewer(),
  count: 0,
  folders: [],
  unread: [],
  isSending: false,
  hasGalleries: false,
  ...more,
});
