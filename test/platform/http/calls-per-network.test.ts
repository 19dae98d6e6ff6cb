import { describe, expect, it } from "vitest";
import { Problem } from "../../../functions/platform/http/problem.ts";
import { requestProblems } from "../../../shared/contract/general.problems.ts";
import { answer, problem } from "./answers.ts";
import { counted, notes, visit } from "./small-area.ts";

describe("an endpoint that a network may call so often a minute", () => {
  const options = { headers: { "cloudfront-viewer-address": "192.0.2.9:443" } };

  it("has its calls counted by the address that CloudFront saw", async () => {
    counted.mockClear();
    await answer(visit(), notes.mailClient, { body: { token: "abc" } }, options);
    await answer(visit(), notes.read, { params: { id: "n1" } }, options);

    expect(counted.mock.calls).toEqual([["POST /v1/mail-client", "192.0.2.9", 3]]);
  });

  it("is a 429 with Retry-After beyond that, whatever the body", async () => {
    counted.mockRejectedValueOnce(new Problem(requestProblems.throttled, { retryAfter: 12.5 }));

    const refused = await problem(visit(), notes.mailClient, {}, { rawBody: "{", ...options });

    expect(refused).toMatchObject({ status: 429, type: "urn:kanzleiportal:problem:request.throttled" });
    expect(refused.headers.get("retry-after")).toBe("13");
  });
});
