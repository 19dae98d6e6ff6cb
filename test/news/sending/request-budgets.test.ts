import { expect, it } from "vitest";
import { news } from "../../../shared/news/news.contract.ts";
import { scheduleFixture } from "./schedule.fixture.ts";

it("how far a newsletter has been sent, which pages ask for every second, comes with the session", async () => {
  const fixture = await scheduleFixture();
  const { id } = await fixture.aDraft();
  await fixture.publish(id);
  const look = () => fixture.call(news.sending.status, { params: { id }, query: {} });
  await look();

  const { data, requests } = await look();

  expect(data.startedSendingAt).not.toBeNull();
  expect(requests).toEqual(["BatchGetItem"]);
});
