import * as z from "zod";

/** `path` with dots (`articles.0.id`), `message` German. */
export const FieldError = z.object({ path: z.string(), message: z.string() });
export type FieldError = z.infer<typeof FieldError>;

/** RFC 9457; `current` accompanies the 409 of a concurrent edit. */
export const ProblemDetails = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    errors: z.array(FieldError).optional(),
    requestId: z.string(),
    current: z.unknown().optional(),
  })
  .meta({ id: "ProblemDetails" });
export type ProblemDetails = z.infer<typeof ProblemDetails>;
