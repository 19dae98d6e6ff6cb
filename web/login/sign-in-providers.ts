import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { federation, type SignInProviders } from "../../shared/login/federation.contract.ts";
import { queryOf } from "../app/client/query-of.ts";

const SEEN = "signInProviders";

const none: SignInProviders = { data: [], passwordsForAdministratorsOnly: false };

const isSeen = (stored: unknown): stored is SignInProviders =>
  typeof stored === "object" && stored !== null && "data" in stored && Array.isArray(stored.data);

const seen = (): SignInProviders | undefined => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SEEN) ?? "null");
    return isSeen(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
};

/** Starts with the providers shown last, so that nothing moves and passwords need not wait. */
export const useSignInProviders = (): SignInProviders => {
  const { data, isFetchedAfterMount } = useQuery({
    ...queryOf(federation.providers.list, {}),
    initialData: seen,
    initialDataUpdatedAt: 0,
    retry: false,
  });
  useEffect(() => {
    if (isFetchedAfterMount && data) localStorage.setItem(SEEN, JSON.stringify(data));
  }, [isFetchedAfterMount, data]);
  return data ?? none;
};

export const providerPath = (id: string, returnUrl: string): string => {
  const path = federation.providers.begin.path.replace("{id}", encodeURIComponent(id));
  return `${path}?${new URLSearchParams({ returnUrl })}`;
};
