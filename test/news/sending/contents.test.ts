import { beforeAll, describe, expect, it } from "vitest";
import { news } from "../../../shared/news/news.contract.ts";
import { inHours, scheduleDesk } from "./schedule-desk.ts";

let desk: Awaited<ReturnType<typeof scheduleDesk>>;

beforeAll(async () => {
  desk = await scheduleDesk();
});

const draft = (content: string | null) => desk.aDraft({}, { articles: [], content });
const test = (id: string) =>
  desk.call(news.sending.test, { params: { id }, body: { email: "probe@kanzlei.example" } });

describe("a newsletter without an article", () => {
  it("goes out with its text", async () => {
    const { id } = await draft("<p>Wir sind <strong>umgezogen</strong>.</p>");

    const { status } = await desk.publish(id);

    expect(status).toBe(200);
    expect((await desk.contents(id)).html).toContain("Wir sind <strong>umgezogen</strong>.");
    expect(await desk.runs.find(id)).toMatchObject({ run: 1 });
  });

  it("can be tested and scheduled, and goes out at its time", async () => {
    const { id } = await draft("<p>Wir sind umgezogen.</p>");

    await test(id);
    await desk.schedule(id, inHours(24));
    await desk.sweep(inHours(25));

    expect(desk.plansFor(id)).toEqual([{ newsletterId: id, run: 1 }]);
  });

  it.each([null, "<p> </p>", "<p><br></p>", "<p>&nbsp;</p>"])(
    "is refused where its text is nothing, too: %j",
    async (content) => {
      const { id } = await draft(content);
      const refusal = { status: 422, code: "newsletter.is-empty" };

      await expect(test(id)).rejects.toMatchObject(refusal);
      await expect(desk.schedule(id, inHours(24))).rejects.toMatchObject(refusal);
      await expect(desk.publish(id)).rejects.toMatchObject(refusal);
      expect((await desk.read(id)).content).toBeNull();
    },
  );
});
