import { expect, it } from "vitest";
import { forwardingOf } from "../../../../infra/local/http/forwarding.ts";
import { readStack } from "../../../../infra/local/template/stack.ts";
import { Template } from "../../../../infra/local/template/template.ts";

const policyThatForwards = (CookieBehavior: "all" | "none") => ({
  Type: "AWS::CloudFront::OriginRequestPolicy",
  Properties: {
    OriginRequestPolicyConfig: {
      CookiesConfig: { CookieBehavior },
      QueryStringsConfig: { QueryStringBehavior: "all" },
      HeadersConfig: { HeaderBehavior: "whitelist", Headers: ["If-Modified-Since", "If-None-Match"] },
    },
  },
});

const stack = readStack(
  {
    stackName: "test",
    template: Template.parse({
      Resources: { Cookies: policyThatForwards("all"), NoCookies: policyThatForwards("none") },
    }),
    assets: new Map(),
  },
  { region: "eu-central-1", account: "000000000000", queueUrl: (name) => name, secret: () => "" },
);

const conditions = { "if-modified-since": "Thu, 01 Jan 2026 00:00:00 GMT", "if-none-match": '"1"' };
const request = { method: "GET", path: "/", query: "", headers: conditions, body: Buffer.of(), sourceIp: "" };
const viewer = { address: "127.0.0.1", port: 1 };

it("asks whether anything is new only where no cookies are forwarded", () => {
  expect(forwardingOf(stack, { originRequest: "NoCookies" })(request, viewer).headers).toMatchObject(
    conditions,
  );
  const { headers } = forwardingOf(stack, { originRequest: "Cookies" })(request, viewer);
  for (const name of Object.keys(conditions)) expect(headers).not.toHaveProperty(name);
});

it("refuses a policy that is not the template's own", () => {
  expect(() => forwardingOf(stack, { originRequest: "AllViewer" })).toThrow(
    "The local run does not know the origin request policy AllViewer.",
  );
});
