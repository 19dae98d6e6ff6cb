import * as z from "zod";

/** A password as it is typed: longer input is refused before anything is hashed. */
export const Password = z.string().min(1).max(1024);
