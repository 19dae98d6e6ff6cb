import { once } from "node:events";
import { createServer } from "node:http";
import {
  BadRequestException,
  SESv2Client,
  SendBulkEmailCommand,
  SendEmailCommand,
} from "@aws-sdk/client-sesv2";
import { mockClient } from "aws-sdk-client-mock";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { openSes } from "../../../functions/platform/mail/ses.ts";
import { verdictOnError, verdictOnStatus } from "../../../functions/platform/mail/ses-outcome.ts";

const mail = { subject: "s", html: "<p>{{nameHtml}}</p>", text: "{{name}}" };
const entry = (email: string) => ({ email, data: { name: "Anna" }, oneClickUrl: null, tags: {} });
const AddressInfo = z.object({ port: z.number() });

let client = mockClient(SESv2Client);

beforeEach(() => {
  client.restore();
  client = mockClient(SESv2Client);
  vi.stubEnv("MAIL_FROM", "portal@portal.example");
  vi.stubEnv("MAIL_CONFIGURATION_SET", "set");
  vi.stubEnv("AWS_REGION", "eu-central-1");
});
afterAll(() => client.restore());

describe("the client of SES", () => {
  it("never tries a call again by itself, since a second one would send twice", async () => {
    let calls = 0;
    const server = createServer((request) => {
      calls++;
      request.socket.destroy();
    });
    server.listen(0);
    await once(server, "listening");
    const { port } = AddressInfo.parse(server.address());
    vi.stubEnv("AWS_ENDPOINT_URL_SESV2", `http://127.0.0.1:${port}`);
    vi.stubEnv("AWS_ACCESS_KEY_ID", "test");
    vi.stubEnv("AWS_SECRET_ACCESS_KEY", "test");
    client.restore();

    await expect(openSes().sendBulk(mail, [entry("a@example.at")], {})).rejects.toThrow();

    server.close();
    expect(calls).toBe(1);
  });

  it("sends a single mail with the headers it was given", async () => {
    client.on(SendEmailCommand).resolves({ MessageId: "1" });

    await openSes().send({
      to: "a@example.at",
      subject: "s",
      html: "<p></p>",
      text: "",
      headers: { References: "<1@a.example>" },
    });

    expect(client.commandCalls(SendEmailCommand)[0]?.args[0].input.Content?.Simple?.Headers).toEqual([
      { Name: "References", Value: "<1@a.example>" },
    ]);
  });

  it("sends a file of a bare type where the parameters of the type are refused", async () => {
    const refused = new BadRequestException({ message: "Invalid content type", $metadata: {} });
    client.on(SendEmailCommand).rejectsOnce(refused).resolves({ MessageId: "1" });
    const contentType = "text/calendar; charset=utf-8; method=REQUEST";
    const attachment = { fileName: "termin.ics", contentType, content: "BEGIN:VCALENDAR" };
    await openSes().send({ to: "a@example.at", subject: "s", html: "<p></p>", text: "", attachment });
    client.on(SendEmailCommand).rejects(refused);
    const plain = openSes().send({ to: "a@example.at", subject: "s", html: "<p></p>", text: "" });
    await expect(plain).rejects.toBe(refused);

    const types = client
      .commandCalls(SendEmailCommand)
      .map(({ args }) => args[0].input.Content?.Simple?.Attachments?.[0]?.ContentType);
    expect(types).toEqual([contentType, "text/calendar", undefined]);
  });

  it("names who writes and whom to answer, in single mails as in bulk", async () => {
    client.on(SendEmailCommand).resolves({ MessageId: "1" });
    client.on(SendBulkEmailCommand).resolves({ BulkEmailEntryResults: [] });
    const from = { name: "Kanzlei Melk", replyTo: "post@melk.example" };
    const { send, sendBulk } = openSes();

    await send({ to: "a@example.at", subject: "s", html: "<p></p>", text: "", from });
    await sendBulk({ ...mail, from }, [entry("a@example.at")], {});
    await sendBulk(mail, [entry("a@example.at")], {});

    const ofOffice = {
      FromEmailAddress: '"Kanzlei Melk" <portal@portal.example>',
      ReplyToAddresses: ["post@melk.example"],
    };
    expect(client.commandCalls(SendEmailCommand)[0]?.args[0].input).toMatchObject(ofOffice);
    const [office, group] = client.commandCalls(SendBulkEmailCommand).map(({ args }) => args[0].input);
    expect(office).toMatchObject(ofOffice);
    expect(group?.FromEmailAddress).toBe("portal@portal.example");
    expect(group).not.toHaveProperty("ReplyToAddresses");
  });

  it("tells of each destination what became of it, and takes a missing answer for none", async () => {
    client.on(SendBulkEmailCommand).resolves({
      BulkEmailEntryResults: [{ Status: "SUCCESS", MessageId: "1" }, { Status: "MESSAGE_REJECTED" }],
    });

    const results = await openSes().sendBulk(
      mail,
      ["a@example.at", "b@example.at", "c@example.at"].map(entry),
      {},
    );

    expect(results.map(({ verdict }) => verdict.kind)).toEqual(["accepted", "refused", "unanswered"]);
    expect(results[0]?.messageId).toBe("1");
  });
});

it("keeps what the sandbox does not let through, also where SES says so of one destination only", async () => {
  const refusal = "Email address is not verified. The following identities failed the check: b@example.at";
  client.on(SendBulkEmailCommand).resolves({
    BulkEmailEntryResults: [{ Status: "SUCCESS" }, { Status: "MESSAGE_REJECTED", Error: refusal }],
  });

  const results = await openSes().sendBulk(mail, ["a@example.at", "b@example.at"].map(entry), {});

  expect(results.map(({ verdict }) => verdict.kind)).toEqual(["accepted", "pause"]);
});

describe("what an answer of SES means", () => {
  it.each([
    ["SUCCESS", "accepted"],
    ["TRANSIENT_FAILURE", "later"],
    ["ACCOUNT_THROTTLED", "throttled"],
    ["ACCOUNT_DAILY_QUOTA_EXCEEDED", "quota"],
    ["ACCOUNT_SENDING_PAUSED", "pause"],
    ["MAIL_FROM_DOMAIN_NOT_VERIFIED", "pause"],
    ["MESSAGE_REJECTED", "refused"],
    ["INVALID_PARAMETER", "refused"],
    ["SOMETHING_NEW", "unanswered"],
    [undefined, "unanswered"],
  ])("for one destination: %s is %s", (status, kind) => {
    expect(verdictOnStatus(status).kind).toBe(kind);
  });

  it.each([
    [{ name: "TooManyRequestsException" }, "throttled"],
    [{ name: "ThrottlingException", message: "Daily message quota exceeded" }, "quota"],
    [{ name: "Error", code: "ECONNREFUSED" }, "throttled"],
    [{ name: "SendingPausedException" }, "pause"],
    [{ name: "AccountSuspendedException" }, "pause"],
    [{ name: "BadRequestException" }, "refused"],
    [{ name: "MessageRejected", message: "Email address is not verified." }, "pause"],
    [{ name: "MessageRejected", message: "Address blacklisted." }, "refused"],
    [{ name: "TimeoutError" }, "unanswered"],
    [{ name: "Error", code: "ECONNRESET" }, "unanswered"],
    [{ name: "InternalServiceErrorException" }, "unanswered"],
  ])("for a failed call: %o is %s", (error, kind) => {
    expect(verdictOnError(Object.assign(new Error("x"), error)).kind).toBe(kind);
  });
});
