import * as z from "zod";
import { applicationFields } from "../../shared/applications/application.fields.ts";
import { ApplicationForm } from "../../shared/applications/application.ts";
import { blankOf } from "../../shared/contract/fields.ts";
import { parsedBy } from "../components/form/resolver.ts";
import { applyText } from "./apply.text.ts";

const SentFile = z.object({
  id: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  size: z.number(),
});
export type SentFile = z.infer<typeof SentFile>;

const Applying = ApplicationForm.safeExtend({
  files: z.array(SentFile),
  isConsented: z.literal(true, { error: applyText.noConsent }),
});

type Given = z.input<typeof Applying>;
export type ApplyForm = Omit<Given, "isConsented"> & { readonly isConsented: boolean };
export type Applied = z.output<typeof Applying>;

export const applyResolver = parsedBy(Applying as z.ZodType<Applied, ApplyForm>);

export const emptyForm = (version: string): ApplyForm => ({
  ...blankOf(applicationFields, ApplicationForm.shape),
  fileIds: [],
  files: [],
  website: "",
  submissionId: crypto.randomUUID(),
  consent: { version },
  isConsented: false,
});

export const sentOf = ({
  files,
  isConsented: _given,
  ...form
}: Applied): z.input<typeof ApplicationForm> => ({
  ...form,
  fileIds: files.map(({ id }) => id),
});
