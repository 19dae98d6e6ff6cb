import { SESv2ServiceException } from "@aws-sdk/client-sesv2";
import { describe, expect, it } from "vitest";
import { describeError } from "../../../functions/platform/logging/log.ts";

const refusal = (message: string) =>
  new SESv2ServiceException({
    name: "MessageRejected",
    message,
    $fault: "client",
    $metadata: { httpStatusCode: 400, requestId: "r1" },
  });

describe("what is logged of an error", () => {
  it("is its message where it is ours", () => {
    const described = describeError(new TypeError("The reply breaks its contract"));

    expect(described).toMatchObject({ name: "TypeError", reason: "The reply breaks its contract" });
    expect(described.stack).toContain("log.test.ts");
  });

  it.each(["Email address is not verified: anna@example.at", "Refused:\nanna@example.at\nat example.at"])(
    "is no message of AWS, which may name a recipient: %j",
    (message) => {
      const described = describeError(refusal(message));

      expect(described).toMatchObject({ name: "MessageRejected", status: 400, awsRequestId: "r1" });
      expect(described.stack).toContain("log.test.ts");
      expect(JSON.stringify(described)).not.toContain("example.at");
    },
  );

  it("has the code of a call that never got an answer", () => {
    const lost = Object.assign(new Error("connect ECONNREFUSED"), {
      code: "ECONNREFUSED",
      $metadata: { attempts: 1 },
    });

    expect(describeError(lost)).toMatchObject({ name: "Error", code: "ECONNREFUSED" });
  });

  it("is not the cause, which may hold what was sent", () => {
    const error = new Error("ours", { cause: refusal("anna@example.at") });

    expect(JSON.stringify(describeError(error))).not.toContain("anna");
  });
});
