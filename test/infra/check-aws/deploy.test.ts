import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";

const noStacks =
  "<DescribeStacksResponse><DescribeStacksResult><Stacks/></DescribeStacksResult></DescribeStacksResponse>";

/** An account in which nothing is; it keeps what was asked. */
const anEmptyAccount = async () => {
  const asked: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    asked.push(/Action=(\w+)/.exec(body)?.[1] ?? `${request.method} ${request.url}`);
    response.end(request.method === "POST" ? noStacks : "{}");
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

it("deploys nothing into an account that is not ready for it", async () => {
  const { asked, url } = await anEmptyAccount();
  const environment = { AWS_ENDPOINT_URL: url, AWS_REGION: "eu-central-1" };
  const credentials = { AWS_ACCESS_KEY_ID: "x", AWS_SECRET_ACCESS_KEY: "y" };
  const deploy = spawn(process.execPath, ["infra/cdk.ts", "deploy"], {
    env: { ...process.env, ...environment, ...credentials },
  });
  const [output, errors, [status]] = await Promise.all([
    text(deploy.stdout),
    text(deploy.stderr),
    once(deploy, "close"),
  ]);

  expect([status, errors]).toEqual([1, ""]);
  expect(output).toContain("STOP    The CDK is not set up in this account and region: npx cdk bootstrap");
  expect(asked).toEqual(["DescribeStacks", "GET /v2/email/account", "GET /2016-08-19/account-settings"]);
});
