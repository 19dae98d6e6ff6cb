import { queueVariables } from "../queues/queue-name.ts";
import type { Settings } from "../settings.ts";
import { type Needs, objectPrefixes } from "./needs.ts";
import type { Resources } from "./resources.ts";

const queueUrls = (needs: Needs, { queues }: Resources) =>
  Object.fromEntries((needs.sendsTo ?? []).map((name) => [queueVariables[name], queues[name].queueUrl]));

/** The variables by which a function finds what it needs. */
export const environmentFor = (
  needs: Needs,
  resources: Resources,
  settings: Pick<Settings, "imageLimitMb" | "documentLimitMb">,
): Record<string, string> => ({
  ...(needs.table && { TABLE_NAME: resources.table.table.tableName }),
  ...(objectPrefixes(needs).length > 0 && { BUCKET_NAME: resources.bucket.bucketName }),
  ...(needs.mail && {
    MAIL_FROM: resources.mail.from,
    MAIL_CONFIGURATION_SET: resources.mail.configurationSet.configurationSetName,
  }),
  ...(needs.portalOrigin && { PORTAL_ORIGIN: resources.portalOrigin }),
  ...(needs.showsFiles && { FILES_ORIGIN: `https://${resources.bucket.bucketRegionalDomainName}` }),
  ...(needs.limitsFiles && {
    IMAGE_LIMIT_MB: String(settings.imageLimitMb),
    DOCUMENT_LIMIT_MB: String(settings.documentLimitMb),
  }),
  ...(needs.signsLinks && { LINK_SECRET: resources.linkSecret.secretValue.unsafeUnwrap() }),
  ...queueUrls(needs, resources),
});
