import { type CallInput, type EndpointSpec, routeKeyOf } from "../../../shared/contract/endpoint.ts";

/** The cache key of a call. Without an input: the beginning that all calls of the endpoint share. */
export const keyOf = <E extends EndpointSpec>(endpoint: E, input?: CallInput<E>): readonly unknown[] =>
  input === undefined ? [routeKeyOf(endpoint)] : [routeKeyOf(endpoint), input];
