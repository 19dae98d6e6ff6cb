import { mutationOptions } from "@tanstack/react-query";
import type { CallInput, EndpointSpec, ResultOf } from "../../../shared/contract/endpoint.ts";
import { call, callVersioned, type Versioned } from "./call.ts";
import { keyOf } from "./query-key.ts";

/** The mutation of an endpoint. By its key the query client knows what has to be read again (`refresh.ts`). */
export const mutationOf = <E extends EndpointSpec, Variables>(
  endpoint: E,
  inputOf: (variables: Variables) => CallInput<E>,
) =>
  mutationOptions({
    mutationKey: keyOf(endpoint),
    mutationFn: (variables: Variables) => call(endpoint, inputOf(variables)),
  });

/** What saving needs: without an id it creates, with `ifMatch` it refuses to overwrite what is newer. */
export interface SaveRequest<Form> {
  readonly id: string | undefined;
  readonly body: Form;
  readonly ifMatch: string | undefined;
}

/** The mutation an editor saves by: creates what is new, and updates what is stored in the version it was read in. */
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
