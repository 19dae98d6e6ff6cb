import { zodResolver } from "@hookform/resolvers/zod";
import * as z from "zod";
import "../../shared/contract/messages.ts";
import { ApplicationForm } from "../../shared/applications/application.ts";
import { applyText } from "./apply.text.ts";

const SentFile = z.object({
  id: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  size: z.number(),
});
export type SentFile = z.infer<typeof SentFile>;

/** `files` are those of `fileIds`, which are told at the end. */
const Applying = ApplicationForm.safeExtend({
  files: z.array(SentFile),
  isConsented: z.literal(true, { error: applyText.noConsent }),
});

type Given = z.input<typeof Applying>;
export type ApplyForm = Omit<Given, "isConsented"> & { readonly isConsented: boolean };
export type Applied = z.output<typeof Applying>;

/** Consent starts as not given. */
export const applyResolver = zodResolver<ApplyForm, unknown, Applied>(
  Applying as z.ZodType<Applied, ApplyForm>,
);

export const emptyForm = (version: string): ApplyForm => ({
  salutation: "",
  firstname: "",
  lastname: "",
  street: "",
  zip: "",
  city: "",
  phone: "",
  email: "",
  birthdate: "",
  positions: [],
  position_other: "",
  education_school: "",
  education_university: "",
  education_degree: "",
  current_position: "",
  additional_qualitfications: "",
  comments: "",
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
