import * as z from "zod";

const Tags = z
  .array(z.object({ Name: z.string(), Value: z.string() }))
  .nullish()
  .transform((tags) => Object.fromEntries((tags ?? []).map(({ Name, Value }) => [Name, Value])));

const Addresses = z.array(z.string()).nullish();
const Destination = z
  .object({ ToAddresses: Addresses, CcAddresses: Addresses, BccAddresses: Addresses })
  .nullish()
  .transform((destination) => [
    ...(destination?.ToAddresses ?? []),
    ...(destination?.CcAddresses ?? []),
    ...(destination?.BccAddresses ?? []),
  ]);

export interface SendingRequest {
  readonly configurationSet: string | undefined;
  readonly mails: readonly {
    readonly destination: readonly string[];
    readonly tags: Record<string, string>;
  }[];
}

const Single = z.object({
  ConfigurationSetName: z.string().nullish(),
  Destination,
  EmailTags: Tags,
});

const Bulk = z.object({
  ConfigurationSetName: z.string().nullish(),
  DefaultEmailTags: Tags,
  BulkEmailEntries: z.array(z.object({ Destination, ReplacementTags: Tags })),
});

export const readSingle = (body: unknown): SendingRequest | undefined => {
  const { data } = Single.safeParse(body);
  return (
    data && {
      configurationSet: data.ConfigurationSetName ?? undefined,
      mails: [{ destination: data.Destination, tags: data.EmailTags }],
    }
  );
};

export const readBulk = (body: unknown): SendingRequest | undefined => {
  const { data } = Bulk.safeParse(body);
  return (
    data && {
      configurationSet: data.ConfigurationSetName ?? undefined,
      mails: data.BulkEmailEntries.map(({ Destination: destination, ReplacementTags }) => ({
        destination,
        tags: { ...data.DefaultEmailTags, ...ReplacementTags },
      })),
    }
  );
};
