import { mutationOptions } from "@tanstack/react-query";
import {
  type CallInput,
  type EndpointSpec,
  parameterNames,
  type ResultOf,
} from "../../../shared/contract/endpoint.ts";
import { callVersioned, type Versioned } from "./call.ts";
import { keyOf } from "./query-key.ts";
import { noteDeleted } from "./refresh.ts";

interface WithParams {
  readonly params?: Readonly<Record<string, string>> | undefined;
}

const removedBy = ({ method, path }: EndpointSpec, { params = {} }: WithParams): string[] =>
  method === "DELETE" && path.endsWith("}")
    ? parameterNames(path)
        .slice(-1)
        .flatMap((name) => params[name] ?? [])
    : [];

/** With `ifMatch` only that version is changed. */
type Write<E extends EndpointSpec> = CallInput<E> & { readonly ifMatch?: string | undefined };

/** The query client refetches by this key (`refresh.ts`). Without `inputOf` the variables are the input itself. */
export const mutationOf = <E extends EndpointSpec, Variables = Write<E>>(
  endpoint: E,
  inputOf: (variables: Variables) => Write<E> = (variables) => variables as Write<E>,
) =>
  mutationOptions({
    mutationKey: keyOf(endpoint),
    mutationFn: async (variables: Variables, { client }) => {
      const input = inputOf(variables);
      const { data } = await callVersioned(endpoint, input, { ifMatch: input.ifMatch });
      noteDeleted(client, removedBy(endpoint, input));
      return data;
    },
  });

/** Creates without an id; with `ifMatch` it refuses to overwrite newer versions. */
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
