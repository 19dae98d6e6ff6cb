import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sessionProblems } from "../../../../shared/contract/general.problems.ts";
import { overview } from "../../../../shared/news/overview.contract.ts";
import { call } from "../../../../web/app/client/call.ts";
import { fakeServer, json, problem } from "../../fake-server.ts";
import { signIn } from "../../people.ts";

const ask = () => call(overview.read, {});
const askEarly = (answer: Response) => {
  window.askedEarly = { [overview.read.path]: Promise.resolve(answer) };
};

beforeEach(() => {
  signIn();
  vi.spyOn(performance, "now").mockReturnValue(1_000);
});
afterEach(() => {
  window.askedEarly = undefined;
});

it("takes what the document asked for, once", async () => {
  const server = fakeServer({ "GET /v1/news_new/overview": () => json({ newest: ["later"] }) });
  askEarly(json({ newest: ["early"] }));

  expect(await ask()).toEqual({ newest: ["early"] });
  expect(server.seen).toEqual([]);
  expect(await ask()).toEqual({ newest: ["later"] });
});

it("asks anew for what has waited for long, and for what comes after a refusal", async () => {
  const server = fakeServer({ "GET /v1/news_new/overview": () => json({ newest: [] }) });
  askEarly(problem(sessionProblems.missing));
  await expect(ask()).rejects.toMatchObject({ status: 401 });
  expect(window.askedEarly).toBeUndefined();

  askEarly(json({ newest: ["early"] }));
  vi.spyOn(performance, "now").mockReturnValue(60_000);
  expect(await ask()).toEqual({ newest: [] });
  expect(server.seen).toHaveLength(1);
});
