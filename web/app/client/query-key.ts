import { type CallInput, type EndpointSpec, routeKeyOf } from "../../../shared/contract/endpoint.ts";

/** The cache key of a call. Without an input: the beginning that all calls of the endpoint share. */
export const keyOf = <E extends EndpointSpec>(endpoint: E, input?: CallInput<E>): readonly unknown[] =>
  input === undefined ? [routeKeyOf(endpoint)] : [routeKeyOf(endpoint), input];

/** Stands before the key of what a form starts from. */
export const EDIT = "edit";

export const editKeyOf = <E extends EndpointSpec>(endpoint: E, input: CallInput<E>): readonly unknown[] => [
  EDIT,
  ...keyOf(endpoint, input),
];
