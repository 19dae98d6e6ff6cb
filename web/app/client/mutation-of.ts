import { mutationOptions } from "@tanstack/react-query";
import type { CallInput, EndpointSpec, ResultOf } from "../../../shared/contract/endpoint.ts";
import { call, callVersioned, type Versioned } from "./call.ts";
import { keyOf } from "./query-key.ts";

/** The query client refetches by this key (`refresh.ts`). */
export const mutationOf = <E extends EndpointSpec, Variables>(
  endpoint: E,
  inputOf: (variables: Variables) => CallInput<E>,
) =>
  mutationOptions({
    mutationKey: keyOf(endpoint),
    mutationFn: (variables: Variables) => call(endpoint, inputOf(variables)),
  });

/** Without an id it creates; with `ifMatch` it refuses to overwrite newer versions. */
export interface SaveRequest<Form> {
  readonly id: string | undefined;
  readonly body: Form;
  readonly ifMatch: string | undefined;
}

export const savingOf = <Form, U extends EndpointSpec, C extends EndpointSpec = U>(
  endpoints: { readonly create?: C; readonly update: U },
  inputs: {
    readonly create?: (form: Form) => CallInput<C>;
    readonly update: (form: Form, id: string) => CallInput<U>;
  },
) =>
  mutationOptions({
    mutationKey: keyOf(endpoints.update),
    mutationFn: ({
      id,
      body,
      ifMatch,
    }: SaveRequest<Form>): Promise<Versioned<ResultOf<U>> | Versioned<ResultOf<C>>> =>
      id === undefined && endpoints.create && inputs.create
        ? callVersioned(endpoints.create, inputs.create(body))
        : callVersioned(endpoints.update, inputs.update(body, id ?? ""), { ifMatch }),
  });
