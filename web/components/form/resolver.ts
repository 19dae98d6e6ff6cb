import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldValues, Resolver } from "react-hook-form";
import type * as z from "zod";
import "../../../shared/contract/messages.ts";

/** Submits the schema's output. */
export const parsedBy = <Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> => zodResolver(schema);

/** Submits the typed values, since the server parses them by the same schema. */
export const checkedBy = <Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Input> => zodResolver(schema, undefined, { raw: true });
