import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { EndpointSpec } from "../../../shared/contract/endpoint.ts";
import { keyOf } from "../../app/client/query-key.ts";
import { refresh } from "../../app/client/refresh.ts";

/** In ms: many small files must not fetch the list for each of them. */
const EVERY = 2_000;

/** What lists show by endpoint; outlives the page, so that the next one fetches only what is new. */
const shown = new WeakMap<EndpointSpec, { readonly stored: number; readonly at: number }>();

/** Fetches the lists of what is created, while it goes on, too. */
export const useListRefresh = (endpoint: EndpointSpec, stored: number): void => {
  const client = useQueryClient();

  useEffect(() => {
    const before = shown.get(endpoint) ?? { stored: 0, at: 0 };
    if (stored === before.stored) return;
    const fetchAnew = () => {
      shown.set(endpoint, { stored, at: Date.now() });
      void refresh(client, keyOf(endpoint));
    };
    const timer = setTimeout(fetchAnew, Math.max(0, before.at + EVERY - Date.now()));
    return () => clearTimeout(timer);
  }, [client, endpoint, stored]);
};
