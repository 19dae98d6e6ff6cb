import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from "@aws-sdk/client-secrets-manager";
import { mockClient } from "aws-sdk-client-mock";
import { expect, it } from "vitest";
import { handler } from "../../infra/key-pairs/key-pair.handler.ts";
import { publicKeyOf } from "../../infra/key-pairs/key-pairs.ts";

const secrets = mockClient(SecretsManagerClient);
const SecretArn = "arn:aws:secretsmanager:eu-central-1:123456789012:secret:Keys";

const deployed = (RequestType: "Create" | "Update" | "Delete", ...Numbers: string[]) =>
  handler({ RequestType, ResourceProperties: { SecretArn, Numbers } });

/** Holds what was put last; a generated password before that. */
const aSecret = () => {
  let value = '{"a": generated-password';
  secrets.reset();
  secrets.on(GetSecretValueCommand, { SecretId: SecretArn }).callsFake(() => ({ SecretString: value }));
  secrets.on(PutSecretValueCommand).callsFake(({ SecretString }: { SecretString: string }) => {
    value = SecretString;
    return {};
  });
  return () => JSON.parse(value) as Record<string, string>;
};

it("puts private keys into the secret, and tells the deployment their public ones", async () => {
  const current = aSecret();

  const { Data } = await deployed("Create", "1", "2");

  expect(Data?.PublicKey1).toMatch(/^-----BEGIN PUBLIC KEY-----/);
  expect(Data?.PublicKey2).not.toBe(Data?.PublicKey1);
  expect(publicKeyOf(current()["1"] ?? "")).toBe(Data?.PublicKey1);
  // Variables of a function have 4 KB together.
  expect(current()["1"]?.length).toBeLessThan(1800);
});

it("keeps them when the deployment is repeated, and when the stack goes", async () => {
  const current = aSecret();
  const { Data } = await deployed("Create", "1", "2");
  const keys = current();

  expect((await deployed("Create", "1", "2")).Data).toEqual(Data);
  expect(await deployed("Delete", "1", "2")).toEqual({});
  expect(current()).toEqual(keys);
});

it("rotates by a number more: the former two stay, what was before them goes", async () => {
  const current = aSecret();
  await deployed("Create", "1", "2", "3");
  const { "1": _, ...stay } = current();

  await deployed("Update", "2", "3", "4");

  expect(current()).toMatchObject(stay);
  expect(Object.keys(current())).toEqual(["2", "3", "4"]);
});
