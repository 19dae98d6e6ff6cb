import * as z from "zod";

const Mail = z.object({
  messageId: z.string(),
  subject: z.string(),
  destination: z.object({ to: z.array(z.string()) }),
  body: z.object({ html: z.string().default(""), text: z.string().default("") }),
  headers: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
});
export type Mail = z.infer<typeof Mail>;

/** Every mail that the local inbox holds. */
export const mailsIn = async (inboxUrl: string): Promise<Mail[]> => {
  const response = await fetch(`${inboxUrl}/store`);
  return z.object({ emails: z.array(Mail) }).parse(await response.json()).emails;
};

/** How often each address got one of the mails. */
export const timesByAddress = (mails: readonly Mail[]): Map<string, number> => {
  const times = new Map<string, number>();
  for (const address of mails.flatMap(({ destination }) => destination.to)) {
    times.set(address, (times.get(address) ?? 0) + 1);
  }
  return times;
};
