import { addMonths } from "date-fns/addMonths";
import type * as z from "zod";
import type { TokenDraft } from "../../shared/administration/token.ts";

let made = 0;

export const aTokenDraft = (overrides: Partial<z.input<typeof TokenDraft>> = {}) => ({
  name: `Import ${made++}`,
  rules: [{ rule: "EDIT_NEWS" as const }],
  expiresAt: addMonths(new Date(), 1).toISOString(),
  ...overrides,
});
