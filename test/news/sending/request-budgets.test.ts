import { expect, it } from "vitest";
import { news } from "../../../shared/news/news.contract.ts";
import { scheduleDesk } from "./schedule-desk.ts";

it("how far a newsletter has been sent, which pages ask for every second, comes with the session", async () => {
  const desk = await scheduleDesk();
  const { id } = await desk.aDraft();
  await desk.publish(id);
  const look = () => desk.call(news.sending.status, { params: { id }, query: {} });
  await look();

  const { data, requests } = await look();

  expect(data.startedSendingAt).not.toBeNull();
  expect(requests).toEqual(["BatchGetItem"]);
});
