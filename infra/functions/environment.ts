import { queueVariables } from "../queues/queue-name.ts";
import { type Needs, objectPrefixes } from "./needs.ts";
import type { Resources } from "./resources.ts";

const queueUrls = (needs: Needs, { queues }: Resources) =>
  Object.fromEntries((needs.sendsTo ?? []).map((name) => [queueVariables[name], queues[name].queueUrl]));

/** The variables by which a function finds what it needs. */
export const environmentFor = (needs: Needs, resources: Resources): Record<string, string> => ({
  ...(needs.table && { TABLE_NAME: resources.table.table.tableName }),
  ...(objectPrefixes(needs).length > 0 && { BUCKET_NAME: resources.bucket.bucketName }),
  ...(needs.mail && {
    MAIL_FROM: resources.mail.from,
    MAIL_CONFIGURATION_SET: resources.mail.configurationSet.configurationSetName,
  }),
  ...(needs.portalOrigin && { PORTAL_ORIGIN: resources.portalOrigin }),
  ...(needs.showsFiles && { FILES_ORIGIN: `https://${resources.bucket.bucketRegionalDomainName}` }),
  ...(needs.signsLinks && { LINK_SECRET: resources.linkSecret.secretValue.unsafeUnwrap() }),
  ...queueUrls(needs, resources),
});
