import { describe, expect, it } from "vitest";
import { discussions } from "../../shared/discussions/discussions.contract.ts";
import { forumFixture } from "./forum.fixture.ts";
import { aPoll } from "./poll.builder.ts";

const [winter, summer] = ["2026-12-23T23:30:00.000Z", "2027-07-01T08:00:00.000Z"];
const dates = [winter, summer].map((at) => ({ title: "ein Termin", at }));

describe("a poll about dates", () => {
  it("calls each by its time in Vienna, and takes all that suit somebody", async () => {
    const { write, writer } = await forumFixture();
    const { id, questionnaire } = await write("Klausur", { questionnaire: aPoll({ answers: dates }) });

    const answers = questionnaire?.answers ?? [];
    expect(answers.map(({ title, at }) => [title, at])).toEqual([
      ["Do, 24.12.2026, 00:30", winter],
      ["Do, 01.07.2027, 10:00", summer],
    ]);
    expect(questionnaire?.maxChoices).toBe(2);

    const [first = "", ...further] = answers.map((answer) => answer.id);
    const { vote } = discussions.polls;
    const { data } = await writer.call(vote, { params: { id }, body: { answerId: first, further } });
    expect(data.answers.map(({ count }) => count)).toEqual([1, 1]);
  });

  it("refuses a date that is missing, one that comes twice, and words among dates", async () => {
    const { write } = await forumFixture();
    const asking = (answers: readonly { title?: string; at?: string | null }[]) =>
      write("Klausur", { questionnaire: { ...aPoll(), answers: answers as never } });

    await expect(asking([{ at: winter }, { at: null }])).rejects.toMatchObject({
      errors: [{ path: "questionnaire.answers.1.at", message: "Bitte ausfüllen." }],
    });
    await expect(asking([{ at: winter }, { at: winter }])).rejects.toMatchObject({
      errors: [{ message: "Zwei Antworten sind gleich." }],
    });
    await expect(asking([{ at: winter }, { title: "Nie" }])).rejects.toMatchObject({
      errors: [{ message: /^Entweder sind alle Antworten Termine/ }],
    });
  });
});
