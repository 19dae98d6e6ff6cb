import * as z from "zod";
import "../../../../shared/contract/messages.ts";
import { ConsentDraft } from "../../../../shared/news/consent.ts";

export const ConsentQuestion = z.object({ consent: ConsentDraft });
