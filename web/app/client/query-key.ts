import { type CallInput, type EndpointSpec, routeKeyOf } from "../../../shared/contract/endpoint.ts";

/** Without an input: the prefix of all calls of the endpoint. */
export const keyOf = <E extends EndpointSpec>(endpoint: E, input?: CallInput<E>): readonly unknown[] =>
  input === undefined ? [routeKeyOf(endpoint)] : [routeKeyOf(endpoint), input];

export const EDIT = "edit";

export const editKeyOf = <E extends EndpointSpec>(endpoint: E, input: CallInput<E>): readonly unknown[] => [
  EDIT,
  ...keyOf(endpoint, input),
];
