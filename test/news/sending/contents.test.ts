import { describe, expect, it } from "vitest";
import { news } from "../../../shared/news/news.contract.ts";
import { inHours, scheduleFixture } from "./schedule.fixture.ts";

const fixture = await scheduleFixture();

const draft = (content: string | null) => fixture.aDraft({}, { articles: [], content });
const test = (id: string) =>
  fixture.call(news.sending.test, { params: { id }, body: { email: "probe@kanzlei.example" } });

describe("a newsletter without an article", () => {
  it("goes out with its text", async () => {
    const { id } = await draft("<p>Wir sind <strong>umgezogen</strong>.</p>");

    const { status } = await fixture.publish(id);

    expect(status).toBe(200);
    expect((await fixture.contents(id)).html).toContain("Wir sind <strong>umgezogen</strong>.");
    expect(await fixture.runs.find(id)).toMatchObject({ run: 1 });
  });

  it("can be tested and scheduled, and goes out at its time", async () => {
    const { id } = await draft("<p>Wir sind umgezogen.</p>");

    await test(id);
    await fixture.schedule(id, inHours(24));
    await fixture.sweep(inHours(25));

    expect(fixture.plansFor(id)).toEqual([{ newsletterId: id, run: 1 }]);
  });

  it.each([null, "<p> </p>"])("is refused where its text is nothing, too: %j", async (content) => {
    const { id } = await draft(content);
    const refusal = { status: 422, code: "newsletter.is-empty" };

    await expect(test(id)).rejects.toMatchObject(refusal);
    await expect(fixture.schedule(id, inHours(24))).rejects.toMatchObject(refusal);
    await expect(fixture.publish(id)).rejects.toMatchObject(refusal);
    expect((await fixture.read(id)).content).toBeNull();
  });
});
