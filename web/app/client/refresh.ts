import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** What a call is about: the first two words of its path, in which the newer spelling of an area is the older one. */
export const nounOf = (routeKey: string): string =>
  routeKey
    .replace(/^\w+ \/v1\//, "")
    .replace(/^news_new\//, "news/")
    .split("/")
    .filter((part) => !part.startsWith("{"))
    .slice(0, 2)
    .join("/");

/** Where something is shown besides under its own noun. */
export const shownBy: Readonly<Record<string, readonly string[]>> = {
  "administration/roles": ["administration/users", "login/roles", "login/session", "login/users"],
  "administration/templates": ["news/templates"],
  "login/profile": ["organisations/employees"],
  "login/users": ["administration/users", "login/employees", "login/roles", "login/session"],
  "news/articles": ["news/authors", "news/internal", "news/tags"],
  "organisations/employees": ["login/employees", "login/profile", "login/session"],
  "organisations/pictures": ["organisations"],
  organisations: ["organisations/summaries"],
};

/** Reads again what shows something that a call has changed, by the key of its endpoint. */
export const refresh = (client: QueryClient, [routeKey]: QueryKey): Promise<void> => {
  const noun = nounOf(String(routeKey));
  const nouns = [noun, ...(shownBy[noun] ?? [])];
  return client.invalidateQueries({
    // What was computed from a body changes with that body; what a form started from stays as it was.
    predicate: ({ queryKey: [key] }) => String(key).startsWith("GET ") && nouns.includes(nounOf(String(key))),
  });
};
