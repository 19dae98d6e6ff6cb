import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { pollProblems } from "../../../../shared/discussions/discussions.problems.ts";
import type { OfficeVote, Questionnaire } from "../../../../shared/discussions/questionnaire.ts";
import { saveFile } from "../../../../web/components/save-file.ts";
import { json, problem } from "../../fake-server.ts";
import { everywhere, type SignedIn } from "../../people.ts";
import { renderDiscussions } from "../render-discussions.tsx";
import { aPoll, aShownPost, discussionsServer } from "./discussions-server.ts";

// Fetched before the first test starts to wait for it.
import "../../../../web/discussions/posts/post.page.tsx";

vi.mock(
  "../../../../web/components/form/rich-text/rich-text-editor.tsx",
  async () => import("./plain-editor.tsx"),
);

vi.mock("../../../../web/components/save-file.ts", () => ({ saveFile: vi.fn() }));

const READ = "GET /v1/discussions/posts/p1";
const VOTE = "POST /v1/discussions/posts/p1/vote";
const REMIND = "PUT /v1/discussions/posts/p1/questionnaire/remind";
const STOP = "PUT /v1/discussions/posts/p1/questionnaire/stop";

const caretaker = { grants: everywhere("EDIT_GROUP") };
const officePoll = { oncePerOrganisation: true, voteCanChange: true };
const colleaguesVote: OfficeVote = {
  id: "2026-11-12T13:02:00.000Z",
  answerId: "early",
  employeeId: "e9",
  name: "Ina Berger",
  organisationId: "1",
  createdAt: "2026-11-12T13:02:00.000Z",
  isOwn: false,
};
const vote = {
  answerId: "early",
  employeeId: "e9",
  name: "Ina Berger",
  organisationId: "1",
  createdAt: null,
};
const secretVote: OfficeVote = {
  ...colleaguesVote,
  id: "secret",
  answerId: null,
  employeeId: null,
  name: null,
  createdAt: null,
};

const show = async (
  questionnaire: Questionnaire,
  others: Parameters<typeof discussionsServer>[2] = {},
  person?: SignedIn,
) => {
  const server = discussionsServer(aShownPost({ questionnaire, hasQuestionnaire: true }), [], others);
  const { user } = renderDiscussions("/discussions/posts/p1", person);
  const poll = within(await screen.findByRole("region", { name: /^Umfrage:/ }));
  return { server, user, poll };
};

describe("a poll", () => {
  it("shows how many have voted for what, as numbers and shares", async () => {
    const { poll } = await show(aPoll());

    expect(poll.getByText("3 Stimmen · 75 %")).toBeDefined();
    expect(poll.getByText("1 Stimme · 25 %")).toBeDefined();
    expect(poll.getByText("Abstimmung ohne Ende · 4 Stimmen · mit Namen")).toBeDefined();
  });

  const datePoll = () => {
    const person = (name: string, answerId: string, ...further: string[]) => ({
      answerId,
      further,
      employeeId: name,
      name,
      organisationId: "1",
      createdAt: "2026-11-12T13:02:00.000Z",
    });
    return aPoll({
      answers: [
        { id: "early", title: "Mi, 23.12.2026, 09:00", at: "2026-12-23T08:00:00.000Z", count: 1 },
        { id: "late", title: "Do, 24.12.2026, 09:00", at: "2026-12-24T08:00:00.000Z", count: 2 },
      ],
      maxChoices: 2,
      votes: [person("Ina Berger", "early", "late"), person("Max Amsel", "late")],
      votesCount: 2,
    });
  };

  it("about dates shows who can when, and which suits most", async () => {
    const { user, poll } = await show(datePoll());

    expect(poll.getByText("Passt den meisten").closest("li")?.textContent).toContain("24.12.2026");
    expect(poll.queryByRole("link", { name: "Termin daraus machen" })).toBeNull();
    await user.click(poll.getByText("Wer kann wann"));
    const rows = within(poll.getByRole("table")).getAllByRole("row");
    expect(rows.slice(1).map((row) => within(row).getAllByRole("cell").length)).toEqual([2, 2]);
    expect(within(rows[2] ?? document.body).getAllByRole("img", { name: "ja" })).toHaveLength(1);
    expect(rows[2]?.textContent).toContain("Max Amsel");
  });

  it("about dates leads to a new event at the best, for who may make one", async () => {
    const { poll } = await show(datePoll(), {}, { grants: everywhere("EDIT_EVENTS") });

    expect(poll.getByRole("link", { name: "Termin daraus machen" }).getAttribute("href")).toBe(
      "/calendar/events/new?titel=Wann+schlie%C3%9Fen+wir+zu+Weihnachten%3F&beginn=2026-12-24T08%3A00%3A00.000Z&ende=2026-12-24T09%3A00%3A00.000Z",
    );
  });

  it("takes the vote for the answer that is chosen", async () => {
    const { server, user, poll } = await show(aPoll(), { [VOTE]: () => json(aPoll({ ownVote: "late" })) });

    await user.click(poll.getByRole("radio", { name: "Am 24. Dezember" }));
    await user.click(poll.getByRole("button", { name: "Abstimmen" }));

    expect(await screen.findByText("Ihre Stimme ist gezählt.")).toBeDefined();
    expect(server.asked(VOTE)[0]?.body).toEqual({ answerId: "late" });
  });

  it("takes up to as many answers as a vote may have", async () => {
    const third = { id: "never", title: "Gar nicht", count: 0 };
    const several = aPoll({ answers: [...aPoll().answers, third], maxChoices: 2 });
    const { server, user, poll } = await show(several, { [VOTE]: () => json(several) });
    const box = (name: string) => poll.getByRole<HTMLInputElement>("checkbox", { name });
    expect(poll.getByText(/bis zu 2 Antworten/)).toBeDefined();

    await user.click(box("Gar nicht"));
    await user.click(box("Am 24. Dezember"));
    expect(box("Am 23. Dezember").disabled).toBe(true);
    await user.click(box("Gar nicht"));
    await user.click(box("Am 23. Dezember"));
    await user.click(poll.getByRole("button", { name: "Abstimmen" }));

    await screen.findByText("Ihre Stimme ist gezählt.");
    expect(server.asked(VOTE)[0]?.body).toEqual({ answerId: "late", further: ["early"] });
  });

  it("lets a vote be changed only where that is allowed", async () => {
    const { poll } = await show(aPoll({ ownVote: "early", voteCanChange: true }));

    expect(poll.getByRole("radio", { name: "Am 23. Dezember", checked: true })).toBeDefined();
    expect(poll.getByRole("button", { name: "Stimme ändern" })).toBeDefined();
  });

  it("names who has voted for what, unless it is secret", async () => {
    const votes = [vote, { ...vote, name: null }];
    const { poll } = await show(aPoll({ votes, votesCount: 2 }));
    expect(poll.getByText(/mit Namen$/)).toBeDefined();

    const voters = within((await poll.findByText("Wer so gestimmt hat")).closest("details") ?? document.body);

    await waitFor(() =>
      expect(voters.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
        "Ina Berger · Kanzlei Wien",
        "Jemand · Kanzlei Wien",
      ]),
    );
  });

  it("is exported as it is now, not as it was shown", async () => {
    const [early, late] = aPoll().answers;
    const now = aPoll({
      answers: [
        { ...early, count: 5 },
        { ...late, count: 3 },
      ] as Questionnaire["answers"],
      votesCount: 8,
    });
    let isLater = false;
    const { user, poll } = await show(aPoll(), {
      [READ]: () => json(aShownPost({ questionnaire: isLater ? now : aPoll() })),
    });
    isLater = true;

    await user.click(poll.getByRole("button", { name: "Exportieren" }));
    await user.click(await screen.findByText("Als CSV-Datei"));

    expect(await screen.findByText("2 Antworten exportiert.")).toBeDefined();
    const [content] = vi.mocked(saveFile).mock.calls.at(-1) ?? [];
    expect(await content?.text()).toContain("Am 23. Dezember;5;63 %;");
  });

  it("says that a vote is final where it may not be changed", async () => {
    const { poll } = await show(aPoll({ ownVote: "early" }));

    expect(poll.getByText("Ihre Stimme")).toBeDefined();
    expect(poll.getByText("Ihre Stimme kann nicht mehr geändert werden.")).toBeDefined();
    expect(poll.queryByRole("radio")).toBeNull();
    expect(poll.queryByRole("button", { name: /Abstimmen|ändern/ })).toBeNull();
  });

  it("says why a vote is refused", async () => {
    const { user, poll } = await show(aPoll(), { [VOTE]: () => problem(pollProblems.noOffice) });

    await user.click(poll.getByRole("radio", { name: "Am 24. Dezember" }));
    await user.click(poll.getByRole("button", { name: "Abstimmen" }));

    expect(await poll.findByText("Hier stimmen Kanzleien ab, und Sie gehören zu keiner.")).toBeDefined();
  });

  it("tells when results will be seen as long as they are not", async () => {
    const { poll } = await show(
      aPoll({
        resultsVisible: "afterEnd",
        votes: null,
        answers: aPoll().answers.map((answer) => ({ ...answer, count: null })),
      }),
    );

    expect(poll.getByText("Die Ergebnisse sehen Sie nach dem Ende der Abstimmung.")).toBeDefined();
    expect(poll.queryByText(/%/)).toBeNull();
    expect(poll.queryByRole("button", { name: "Exportieren" })).toBeNull();
  });

  it.each([
    [
      "once that has been asked, with whose it is",
      false,
      /hat Ina Berger am 12.11.2026 für „Am 23. Dezember“ gestimmt/,
    ],
    ["in a secret ballot, too, which tells neither who nor what", true, /wofür, bleibt geheim/],
  ])("takes the place of a colleague's vote %s", async (_, secret, words) => {
    const standing = aPoll({
      ...officePoll,
      secret,
      officeVote: secret ? secretVote : colleaguesVote,
      ownVote: secret ? null : "early",
    });
    const { server, user, poll } = await show(standing, { [VOTE]: () => json(standing) });
    await user.click(poll.getByRole("radio", { name: "Am 24. Dezember" }));
    await user.click(poll.getByRole("button", { name: "Stimme ändern" }));
    const question = within(await screen.findByRole("dialog"));
    expect(question.getByText(words)).toBeDefined();
    expect(server.asked(VOTE)).toEqual([]);

    await user.click(question.getByRole("button", { name: "Stimme ersetzen" }));

    expect(await screen.findByText("Ihre Stimme ist gezählt.")).toBeDefined();
    expect(server.asked(VOTE)[0]?.body).toEqual({
      answerId: "late",
      replaces: secret ? "secret" : colleaguesVote.id,
    });
  });

  it("asks about a colleague's vote that came meanwhile, and shows it", async () => {
    const current = aPoll({ ...officePoll, officeVote: colleaguesVote, ownVote: "early" });
    const { server, user, poll } = await show(aPoll(officePoll), {
      [VOTE]: ({ body }) =>
        (body as { replaces: string | null }).replaces === null
          ? problem(pollProblems.otherVote, { current })
          : json(current),
    });
    await user.click(poll.getByRole("radio", { name: "Am 24. Dezember" }));
    await user.click(poll.getByRole("button", { name: "Abstimmen" }));

    const question = within(await screen.findByRole("dialog"));
    expect(question.getByText(/hat Ina Berger am/)).toBeDefined();
    expect(poll.getByText(/^Für Ihre Kanzlei hat Ina Berger am 12.11.2026 abgestimmt\.$/)).toBeDefined();
    await user.click(question.getByRole("button", { name: "Stimme ersetzen" }));

    await waitFor(() =>
      expect(server.asked(VOTE).map(({ body }) => body)).toEqual([
        { answerId: "late", replaces: null },
        { answerId: "late", replaces: colleaguesVote.id },
      ]),
    );
  });

  it("does not ask about one's own vote for the office", async () => {
    const own = aPoll({ ...officePoll, officeVote: { ...colleaguesVote, isOwn: true }, ownVote: "early" });
    const { server, user, poll } = await show(own, { [VOTE]: () => json(own) });
    expect(poll.getByText(/^Für Ihre Kanzlei haben Sie am 12.11.2026/)).toBeDefined();
    await user.click(poll.getByRole("radio", { name: "Am 24. Dezember" }));

    await user.click(poll.getByRole("button", { name: "Stimme ändern" }));

    await waitFor(() =>
      expect(server.asked(VOTE)[0]?.body).toEqual({ answerId: "late", replaces: colleaguesVote.id }),
    );
  });

  it("names the offices that have not voted", async () => {
    const { poll } = await show(aPoll({ oncePerOrganisation: true, votes: [vote], votesCount: 1 }));

    const missing = await poll.findByText("1 Kanzlei hat noch nicht abgestimmt");

    const list = within(missing.closest("details") ?? document.body);
    expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Kanzlei Graz"]);
  });

  it("reminds the offices that are missing, once they have been named", async () => {
    const { server, user, poll } = await show(
      aPoll({ oncePerOrganisation: true, votes: [vote], votesCount: 1 }),
      { [REMIND]: () => json({ reminded: 1 }) },
      caretaker,
    );
    await user.click(await poll.findByRole("button", { name: "Erinnern …" }));
    const question = within(await screen.findByRole("dialog"));
    expect(question.getByText(/noch nicht abgestimmt hat: Kanzlei Graz\.$/)).toBeDefined();
    expect(server.asked(REMIND)).toEqual([]);

    await user.click(question.getByRole("button", { name: "1 Kanzlei erinnern" }));

    expect(await screen.findByText("1 Kanzlei wird erinnert.")).toBeDefined();
  });

  it("reminds people once a day, and says so", async () => {
    const { user, poll } = await show(
      aPoll(),
      { [REMIND]: () => problem(pollProblems.remindedToday) },
      caretaker,
    );
    await user.click(await poll.findByRole("button", { name: "Erinnern …" }));
    const question = within(await screen.findByRole("dialog"));
    await user.click(question.getByRole("button", { name: "Erinnern" }));

    expect(await question.findByText("Erinnert wird höchstens einmal am Tag.")).toBeDefined();
  });

  it("reminds nobody when all offices have voted, when it is over, and at nobody else's word", async () => {
    const votes = ["1", "2"].map((organisationId) => ({ ...vote, organisationId }));
    const polls = [
      [aPoll({ oncePerOrganisation: true, votes }), caretaker],
      [aPoll({ closedAt: "2026-11-20T10:00:00.000Z" }), caretaker],
      [aPoll(), {}],
    ] as const;

    for (const [questionnaire, person] of polls) {
      const { poll } = await show(questionnaire, {}, person);
      await screen.findAllByText(/Kanzlei Wien/);
      expect(poll.queryByRole("button", { name: "Erinnern …" })).toBeNull();
      cleanup();
    }
  });

  it("is ended by those who may, once they have been told what that means", async () => {
    const { server, user, poll } = await show(
      aPoll(),
      { [STOP]: () => json(aPoll({ closedAt: "2026-11-20T10:00:00.000Z" })) },
      caretaker,
    );
    await user.click(poll.getByRole("button", { name: "Umfrage beenden" }));
    const question = within(await screen.findByRole("dialog"));
    expect(question.getByText(/endet sofort mit 4 Stimmen/)).toBeDefined();

    await user.click(question.getByRole("button", { name: "Umfrage beenden" }));

    await waitFor(() => expect(server.asked(STOP)).toHaveLength(1));
  });

  it("is opened again where it was stopped, and not after its own end", async () => {
    const closedAt = "2026-11-20T10:00:00.000Z";
    const REOPEN = "PUT /v1/discussions/posts/p1/questionnaire/reopen";
    const over = await show(aPoll({ closedAt, endOfVoting: closedAt }), {}, caretaker);
    expect(over.poll.queryByRole("button", { name: "Wieder öffnen" })).toBeNull();
    cleanup();
    const { server, user, poll } = await show(
      aPoll({ closedAt }),
      { [REOPEN]: () => json(aPoll()) },
      caretaker,
    );

    await user.click(poll.getByRole("button", { name: "Wieder öffnen" }));

    await waitFor(() => expect(server.asked(REOPEN)).toHaveLength(1));
  });

  it("is not ended by others, and takes no votes once it is over", async () => {
    const { poll } = await show(aPoll({ closedAt: "2026-11-20T10:00:00.000Z" }));

    expect(poll.getByText(/^Beendet am 20.11.2026/)).toBeDefined();
    expect(poll.queryByRole("radio")).toBeNull();
    expect(poll.queryByRole("button", { name: /Abstimmen|beenden/ })).toBeNull();
  });
});
