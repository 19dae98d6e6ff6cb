import { useQuery } from "@tanstack/react-query";
import { federation, type SignInProviders } from "../../shared/login/federation.contract.ts";
import { call } from "../app/client/call.ts";
import { keyOf } from "../app/client/query-key.ts";

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

/** Begins with what the page has shown last, so that nothing moves; passwords wait for no answer. */
export const useSignInProviders = (): SignInProviders => {
  const { data } = useQuery({
    queryKey: keyOf(federation.providers.list, {}),
    queryFn: async ({ signal }) => {
      const providers = await call(federation.providers.list, {}, signal);
      localStorage.setItem(SEEN, JSON.stringify(providers));
      return providers;
    },
    initialData: seen,
    initialDataUpdatedAt: 0,
    retry: false,
  });
  return data ?? none;
};

export const providerPath = (id: string, returnUrl: string): string => {
  const path = federation.providers.begin.path.replace("{id}", encodeURIComponent(id));
  return `${path}?${new URLSearchParams({ returnUrl })}`;
};
