import * as z from "zod";

/** Longer input is refused before anything is hashed. */
export const Password = z.string().min(1).max(1024);
