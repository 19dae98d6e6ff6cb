import { useQuery } from "@tanstack/react-query";
import { isAllowedQuery } from "../client/permissions.queries.ts";
import { useSignedIn } from "../client/session.ts";
import { builtRoutes } from "./areas.ts";
import { type NavigationEntry, visibleEntries } from "./navigation.ts";

/** Whether the gallery list has an entry; a failure counts as none. Filled in by the galleries area. */
const useHasGalleries = () => false;

export const useNavigationEntries = (): NavigationEntry[] => {
  const { user, employee } = useSignedIn();
  const { data: mayReadNews = false } = useQuery(
    isAllowedQuery("READ_NEWS", employee?.employedAt ?? undefined),
  );
  const hasGalleries = useHasGalleries();

  return visibleEntries({
    isAdmin: user.isAdmin,
    isDirector: employee?.isDirector ?? false,
    mayReadNews,
    hasGalleries,
    builtRoutes,
  });
};
