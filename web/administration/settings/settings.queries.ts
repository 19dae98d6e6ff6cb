import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { type SettingsDraft, settings } from "../../../shared/administration/settings.contract.ts";
import { callVersioned } from "../../app/client/call.ts";
import { keyOf } from "../../app/client/query-key.ts";
import type { SaveRequest } from "../../components/form/editor/use-entity-form.ts";

/** What is set, with its version, as it is stored now. */
export const readSettings = (signal?: AbortSignal) => callVersioned(settings.read, {}, { signal });

/** As a form starts from it; never refreshed behind the writer's back. */
export const settingsQuery = queryOptions({
  queryKey: ["edit", ...keyOf(settings.read)],
  queryFn: ({ signal }) => readSettings(signal),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 1_000,
});

export const saveSettings = mutationOptions({
  mutationFn: ({ body, ifMatch }: SaveRequest<SettingsDraft>) =>
    callVersioned(settings.update, { body }, { ifMatch }),
  onSuccess: (saved, _request, _before, { client }) => client.setQueryData(settingsQuery.queryKey, saved),
});
