import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { hasTypes } from "./has-types.ts";
import { EDIT } from "./query-key.ts";
import { forgetSeen } from "./seen-answers.ts";

/** The first two words of its path; an area's newer spelling counts as the older one. */
export const nounOf = (routeKey: string): string =>
  routeKey
    .replace(/^\w+ \/v1\//, "")
    .replace(/^news_new\//, "news/")
    .split("/")
    .filter((part) => !part.startsWith("{"))
    .slice(0, 2)
    .join("/");

const bell = ["notifications", "notifications/unread"];

/** Every write in discussions changes unread marks, counts and search. */
const discussions = ["forums", "groups", "latest", "posts", "search", "unread"].map(
  (noun) => `discussions/${noun}`,
);

/** Further nouns whose answers contain this noun's data. */
export const shownBy: Readonly<Record<string, readonly string[]>> = {
  "administration/roles": ["administration/users", "login/roles", "notifications/unread", "login/users"],
  "administration/templates": ["news/templates"],
  cloud: [
    "administration/shares",
    "cloud/audience",
    "cloud/requests",
    "cloud/shares",
    "cloud/trash",
    "cloud/usage",
    "cloud/versions",
  ],
  "cloud/requests": ["cloud", "cloud/trash"],
  "cloud/shares": ["administration/shares", "cloud"],
  "cloud/trash": ["cloud", "cloud/requests"],
  "cloud/versions": ["cloud"],
  "discussions/answers": discussions,
  "discussions/forums": [...discussions, ...bell],
  "discussions/groups": discussions,
  "discussions/posts": [...discussions, "discussions/answers"],
  "discussions/read": [...discussions, ...bell],
  galleries: ["notifications/unread"],
  "galleries/images": ["galleries"],
  jobs: ["jobs/zip"],
  "login/profile": ["organisations/employees"],
  "login/users": ["administration/users", "login/employees", "login/roles", "notifications/unread"],
  "material/order": ["material/orders"],
  "calendar/events": ["trash"],
  misc: ["misc/data", "trash"],
  "misc/data": ["misc", "trash"],
  "misc/order": ["misc"],
  "misc/restore": ["misc", "misc/data", "trash"],
  "news/articles": ["news/authors", "news/internal", "news/overview", "news/tags", "trash"],
  "news/trash": [
    "news/articles",
    "news/authors",
    "news/newsletters",
    "news/overview",
    "news/subscribers",
    "news/tags",
    "trash",
  ],
  "news/newsletters": ["notifications/unread", "trash"],
  "news/subscribers": ["trash"],
  "notifications/read": bell,
  "organisations/employees": ["login/employees", "login/profile", "notifications/unread"],
  "organisations/pictures": ["organisations"],
  "organisations/links": ["trash"],
  organisations: ["organisations/summaries"],
};

const deleted = new WeakMap<QueryClient, readonly string[]>();

/** The page of a deleted thing stays until it is left, so its queries must not run again. */
export const noteDeleted = (client: QueryClient, ids: readonly string[]) =>
  deleted.set(client, [...(deleted.get(client) ?? []), ...ids]);

export const refresh = async (client: QueryClient, [routeKey]: QueryKey): Promise<void> => {
  const noun = nounOf(String(routeKey));
  const nouns = [noun, ...(shownBy[noun] ?? [])];
  // Queries of other methods derive from their body, so a change elsewhere does not affect them.
  const isAbout = (key: unknown) => String(key).startsWith("GET ") && nouns.includes(nounOf(String(key)));
  void forgetSeen(isAbout);
  const gone = deleted.get(client) ?? [];
  deleted.delete(client);
  const isGone = (input: unknown) =>
    hasTypes(input, { params: "object" }) &&
    Object.values(input.params ?? {}).some((id) => gone.includes(String(id)));
  // An open form keeps what it started from.
  client.removeQueries({
    type: "inactive",
    predicate: ({ queryKey: [first, key] }) => first === EDIT && isAbout(key),
  });
  // A first answer that is still on its way may be older than the change.
  await client.cancelQueries({
    type: "active",
    predicate: ({ queryKey: [key], state }) => isAbout(key) && state.data === undefined,
  });
  await client.invalidateQueries({
    predicate: ({ queryKey: [key, input] }) => isAbout(key) && !isGone(input),
  });
  await client.invalidateQueries({
    refetchType: "none",
    predicate: ({ queryKey: [key, input] }) => isAbout(key) && isGone(input),
  });
};
