import * as z from "zod";
import "../../../../shared/contract/messages.ts";
import { ConsentDraft } from "../../../../shared/news/consent.ts";

/** What is asked of a consent, in whatever form it is asked. */
export const ConsentQuestion = z.object({ consent: ConsentDraft });
