import { SecretValue } from "aws-cdk-lib";
import { queueVariables } from "../queues/queue-name.ts";
import type { Settings } from "../settings.ts";
import { clientSecretName } from "../sign-in-providers.ts";
import { objectPrefixes, type Permissions } from "./permissions.ts";
import type { Resources } from "./resources.ts";

const queueUrls = (permissions: Permissions, { queues }: Resources) =>
  Object.fromEntries(
    (permissions.sendsTo ?? []).map((name) => [queueVariables[name], queues[name].queueUrl]),
  );

/** A provider without domains of its own creates nobody. */
const providersOf = ({
  signInProviders,
  createEmployees,
}: Pick<Settings, "signInProviders" | "createEmployees">) =>
  signInProviders.map(({ clientSecret: _, ...provider }) => ({
    ...provider,
    ...(provider.domains && createEmployees && { createEmployees }),
  }));

const secretsOf = ({ signInProviders, stage }: Pick<Settings, "signInProviders" | "stage">) =>
  Object.fromEntries(
    signInProviders.map((provider) => [
      `SIGN_IN_SECRET_${provider.id.toUpperCase().replaceAll("-", "_")}`,
      SecretValue.secretsManager(clientSecretName(stage, provider)).unsafeUnwrap(),
    ]),
  );

export const environmentFor = (
  permissions: Permissions,
  resources: Resources,
  settings: Settings,
): Record<string, string> => ({
  ...(permissions.table && { TABLE_NAME: resources.table.table.tableName }),
  ...(objectPrefixes(permissions).length > 0 && { BUCKET_NAME: resources.bucket.bucketName }),
  ...(permissions.mail && {
    MAIL_FROM: resources.mail.from,
    MAIL_CONFIGURATION_SET: resources.mail.configurationSet.configurationSetName,
  }),
  ...(permissions.portalOrigin && { PORTAL_ORIGIN: resources.portalOrigin }),
  ...(permissions.needsPageViewTarget &&
    resources.pageViewTarget !== undefined && { PAGE_VIEW_TARGET: resources.pageViewTarget }),
  ...(permissions.signsFileAddresses && {
    FILE_ADDRESS_KEY_ID: resources.fileAddresses.keyId,
    FILE_ADDRESS_KEY: resources.fileAddresses.privateKey,
  }),
  ...(permissions.limitsFiles && {
    IMAGE_LIMIT_MB: String(settings.imageLimitMb),
    DOCUMENT_LIMIT_MB: String(settings.documentLimitMb),
    CLOUD_FILE_LIMIT_MB: String(settings.cloudFileLimitMb),
  }),
  ...(permissions.readsScans && { MALWARE_SCAN: settings.malwareScan ? "on" : "off" }),
  ...(permissions.signsLinks && { LINK_SECRET: resources.linkSecret.secretValue.unsafeUnwrap() }),
  ...(permissions.pushes && { PUSH_PUBLIC_KEY: resources.pushKey.publicKey }),
  ...(permissions.pushes === "sends" && { PUSH_PRIVATE_KEY: resources.pushKey.privateKey }),
  ...(permissions.knowsFirmAccounts && settings.signInProviders.length > 0 && { FIRM_ACCOUNTS: "on" }),
  ...(permissions.signsInByProviders &&
    settings.signInProviders.length > 0 && {
      SIGN_IN_PROVIDERS: JSON.stringify(providersOf(settings)),
      ...secretsOf(settings),
    }),
  ...(permissions.needsBackupDays && settings.backupVaultArn && { BACKUP_DAYS: String(settings.backupDays) }),
  ...queueUrls(permissions, resources),
});
