import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldValues, Resolver } from "react-hook-form";
import type * as z from "zod";
import "../../../shared/contract/messages.ts";

/** Orders problems as the page does its fields; a schema brings those of asynchronous checks last. */
const inOrder =
  <Input extends FieldValues, Output>(
    resolve: Resolver<Input, unknown, Output>,
  ): Resolver<Input, unknown, Output> =>
  async (values, context, options) => {
    const result = await resolve(values, context, options);
    const fields = options.names?.map((name) => name.split(".")[0]) ?? [];
    const rank = ([name]: [string, unknown]) =>
      fields.includes(name) ? fields.indexOf(name) : fields.length;
    const errors = Object.entries(result.errors).toSorted((a, b) => rank(a) - rank(b));
    return { ...result, errors: Object.fromEntries(errors) } as typeof result; // the same errors
  };

/** Submits the schema's output. */
export const parsedBy = <Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> => inOrder(zodResolver(schema));

/** Submits the typed values, since the server parses them by the same schema. */
export const checkedBy = <Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Input> => inOrder(zodResolver(schema, undefined, { raw: true }));
