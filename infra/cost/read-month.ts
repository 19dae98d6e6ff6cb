import { parseArgs } from "node:util";
import * as z from "zod";
import type { Month } from "./month.ts";

const usage =
  "npm run cost -- --newsletters 4 --recipients 100000 --people 300 --uploaded 50 --zips 20 --backup-days 35";

const Count = z.coerce.number().int().min(0);
const Typed = z.object({
  newsletters: Count,
  recipients: Count,
  people: Count,
  uploaded: Count,
  zips: Count,
  "backup-days": Count,
});

const option = { type: "string", default: "0" } as const;

export const readMonth = (typed: readonly string[]): Month => {
  const options = {
    newsletters: option,
    recipients: option,
    people: option,
    uploaded: option,
    zips: option,
    "backup-days": option,
  };
  try {
    return Typed.parse(parseArgs({ args: [...typed], options }).values);
  } catch (error) {
    const reason = error instanceof z.ZodError ? "Each is a whole number" : String(error);
    throw new Error(`${reason}\nUsage: ${usage}`);
  }
};
