import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { type ListConfig, listConfig } from "../../shared/contract/list.ts";
import type { OfficePictureKind } from "../../shared/organisations/organisation.ts";
import { organisations } from "../../shared/organisations/organisations.contract.ts";
import { call, callVersioned } from "../app/client/call.ts";
import { keyOf } from "../app/client/query-key.ts";
import type { SaveRequest } from "../components/form/editor/use-entity-form.ts";
import type { OrganisationForm } from "./organisation-form.ts";

/** So many people stand on the page of an office; the others are a link away. */
const SOME_PEOPLE = 9;

/** An office with its version, as it is stored now. */
export const readOffice = (id: string, signal?: AbortSignal) =>
  callVersioned(organisations.read, { params: { id } }, { signal });

export const officeQueries = {
  list: (config: ListConfig) => {
    const input = { query: { config } };
    return queryOptions({
      queryKey: keyOf(organisations.list, input),
      queryFn: ({ signal }) => call(organisations.list, input, signal),
    });
  },
  read: (id: string) => {
    const input = { params: { id } };
    return queryOptions({
      queryKey: keyOf(organisations.read, input),
      queryFn: ({ signal }) => call(organisations.read, input, signal),
    });
  },
  /** An office with its version, as a form starts from it; never refreshed behind the writer's back. */
  edit: (id: string) =>
    queryOptions({
      queryKey: ["edit", ...keyOf(organisations.read, { params: { id } })],
      queryFn: ({ signal }) => readOffice(id, signal),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 1_000,
    }),
  people: (id: string) => {
    const input = { params: { id }, query: { config: listConfig({ limit: SOME_PEOPLE }) } };
    return queryOptions({
      queryKey: keyOf(organisations.employees.ofOrganisation, input),
      queryFn: ({ signal }) => call(organisations.employees.ofOrganisation, input, signal),
    });
  },
};

/** Reads again whatever shows offices. */
const refreshOffices = (client: QueryClient) =>
  Promise.all(
    [organisations.list, organisations.summaries, organisations.read].map((endpoint) =>
      client.invalidateQueries({ queryKey: keyOf(endpoint) }),
    ),
  );

interface PictureChoice {
  readonly id: string;
  readonly fileId: string;
  readonly kind: OfficePictureKind;
}

export const officeMutations = {
  save: mutationOptions({
    mutationFn: ({ id, body, ifMatch }: SaveRequest<OrganisationForm>) =>
      id === undefined
        ? callVersioned(organisations.create, { body })
        : callVersioned(organisations.update, { params: { id }, body }, { ifMatch }),
    onSuccess: (_saved, _request, _before, { client }) => refreshOffices(client),
  }),
  setPicture: mutationOptions({
    mutationFn: ({ id, fileId, kind }: PictureChoice) =>
      call(organisations.pictures.set, { params: { id }, body: { fileId, kind } }),
    onSuccess: (_saved, _request, _before, { client }) => refreshOffices(client),
  }),
  removePicture: mutationOptions({
    mutationFn: (params: { readonly organisationId: string; readonly pictureId: string }) =>
      call(organisations.pictures.remove, { params }),
    onSuccess: (_nothing, _request, _before, { client }) => refreshOffices(client),
  }),
};
