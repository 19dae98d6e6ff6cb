import { afterEach, expect, it, vi } from "vitest";
import { openFileAddresses } from "../../../../functions/data/files/file-addresses.repository.ts";
import { newPrivateKey, publicKeyOf } from "../../../../infra/key-pairs/key-pairs.ts";
import { signatureCheckOf } from "../../../../infra/local/http/signed-address.ts";
import { readStack } from "../../../../infra/local/template/stack.ts";
import { Template } from "../../../../infra/local/template/template.ts";

const NOW = new Date("2026-11-20T10:05:00Z");
const known = newPrivateKey();

const template = Template.parse({
  Resources: {
    Keys: { Type: "AWS::CloudFront::KeyGroup", Properties: { KeyGroupConfig: { Items: [{ Ref: "Key" }] } } },
    Key: {
      Type: "AWS::CloudFront::PublicKey",
      Properties: { PublicKeyConfig: { EncodedKey: publicKeyOf(known) } },
    },
  },
});
const stack = readStack(
  { stackName: "test", template, assets: new Map() },
  { region: "eu-central-1", account: "000000000000", queueUrl: (name) => name, secret: () => "" },
);
const check = signatureCheckOf(stack, ["Keys"]);

/** The answer to an address, if it is refused. */
const answerTo = (address: string, now = NOW) => {
  vi.setSystemTime(now);
  const { host, pathname: path, search } = new URL(address);
  const request = { method: "GET", path, query: search.slice(1), body: Buffer.of(), sourceIp: "" };
  return check({ ...request, headers: { host } })?.status;
};

const signedBy = (privateKey: string) => {
  vi.stubEnv("PORTAL_ORIGIN", "http://localhost:8080");
  vi.stubEnv("FILE_ADDRESS_KEY_ID", "Key");
  vi.stubEnv("FILE_ADDRESS_KEY", privateKey);
  const { addressOf } = openFileAddresses();
  return {
    shown: addressOf("1", "preview", NOW),
    named: addressOf("1", undefined, NOW, { fileName: 'Prüfung & "Bericht" 50%.pdf', isInline: false }),
  };
};

afterEach(() => vi.useRealTimers());

it("lets through what the portal signed, whatever the file is called", () => {
  const { shown, named } = signedBy(known);

  expect(answerTo(shown)).toBeUndefined();
  expect(answerTo(named)).toBeUndefined();
});

it.each([
  ["has no signature", (address: string) => address.split("?")[0] ?? ""],
  ["names another file", (address: string) => address.replace("/1/", "/2/")],
  ["asks for the original instead", (address: string) => address.replace("preview", "original")],
  [
    "would give it another name",
    (address: string) => address.replace("?", "?response-content-disposition=inline&"),
  ],
  ["would live longer", (address: string) => address.replace(/Expires=\d/, "Expires=2")],
])("refuses an address that %s", (_, change) => {
  expect(answerTo(change(signedBy(known).shown))).toBe(403);
});

it("refuses what somebody else signed, and what is over", () => {
  expect(answerTo(signedBy(newPrivateKey()).shown)).toBe(403);
  expect(answerTo(signedBy(known).shown, new Date("2026-11-20T10:20:01Z"))).toBe(403);
  expect(answerTo(signedBy(known).shown, new Date("2026-11-20T10:19:59Z"))).toBeUndefined();
});

it("asks for no signature where a behaviour trusts no keys", () => {
  const request = { method: "GET", path: "/", query: "", headers: {}, body: Buffer.of(), sourceIp: "" };

  expect(signatureCheckOf(stack, [])(request)).toBeUndefined();
});
