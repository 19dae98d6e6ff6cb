import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from "@aws-sdk/client-secrets-manager";
import { type KeyPairs, keyPairsIn, publicKeyName, publicKeyOf } from "./key-pairs.ts";

interface DeploymentEvent {
  readonly RequestType: "Create" | "Update" | "Delete";
  readonly ResourceProperties: KeyPairs & { readonly SecretArn: string };
}

interface Made {
  readonly PhysicalResourceId?: string;
  readonly Data?: Readonly<Record<string, string>>;
}

const client = new SecretsManagerClient();

/** The first deployment that names a number makes its key; a repeated one finds it there. */
export const handler = async ({ RequestType, ResourceProperties }: DeploymentEvent): Promise<Made> => {
  const { SecretArn: SecretId } = ResourceProperties;
  if (RequestType === "Delete") return {};
  const { SecretString = "" } = await client.send(new GetSecretValueCommand({ SecretId }));
  const keys = keyPairsIn(SecretString, ResourceProperties);
  await client.send(new PutSecretValueCommand({ SecretId, SecretString: JSON.stringify(keys) }));
  const published = Object.entries(keys).map(
    ([number, key]) => [publicKeyName(number), publicKeyOf(key)] as const,
  );
  return { PhysicalResourceId: SecretId, Data: Object.fromEntries(published) };
};
