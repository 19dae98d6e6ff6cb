import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { Reactions } from "../../../../shared/discussions/reaction.ts";
import { chooseAction } from "../../choose-action.ts";
import { json, noContent } from "../../fake-server.ts";
import { renderDiscussions } from "../render-discussions.tsx";
import { aShownAnswer, aShownPost, discussionsServer } from "./discussions-server.ts";

import "../../../../web/discussions/posts/post.page.tsx";

vi.mock(
  "../../../../web/components/form/rich-text/rich-text-editor.tsx",
  async () => import("./plain-editor.tsx"),
);

const AT = "/discussions/posts/p1";
const POST = "PUT /v1/discussions/posts/p1/reactions";
const ANSWER = "PUT /v1/discussions/answers/a1/reactions";
const SOLUTION = "PUT /v1/discussions/posts/p1/solution";
const thanked: Reactions = { counts: [{ kind: "thanks", count: 2 }], own: "thanks" };
const none: Reactions = { counts: [], own: null };
const reactionsTo = async (name: string) =>
  within(await screen.findByRole("group", { name: `Reaktionen auf ${name}` }));

describe("reactions to what somebody wrote", () => {
  it("are counted, with one's own pressed, which a click takes back", async () => {
    const server = discussionsServer(aShownPost({ reactions: thanked }), [], { [POST]: () => json(none) });
    const { user } = renderDiscussions(AT);
    const own = (await reactionsTo("Beitrag")).getByRole("button", { name: "Danke: 2" });
    expect(own.getAttribute("aria-pressed")).toBe("true");

    await user.click(own);

    await waitFor(() => expect(server.asked(POST).map(({ body }) => body)).toEqual([{ kind: null }]));
  });

  it("tell who has reacted, by kind, as it is when that is asked", async () => {
    const people = [
      { kind: "thanks", name: "Ina Berger" },
      { kind: "agree", name: null },
      { kind: "thanks", name: "Karl Moser" },
    ];
    discussionsServer(aShownPost({ reactions: thanked }), [], {
      "GET /v1/discussions/posts/p1/reactions": () => json({ people }),
    });
    const { user } = renderDiscussions(AT);

    await user.click(
      (await reactionsTo("Beitrag")).getByRole("button", { name: "Wer auf Beitrag reagiert hat" }),
    );

    const dialog = within(await screen.findByRole("dialog", { name: "Wer reagiert hat" }));
    expect((await dialog.findByText("Ina Berger, Karl Moser")).previousSibling?.textContent).toBe(" Danke");
    expect(dialog.getByText("Jemand").previousSibling?.textContent).toBe(" Stimme zu");
  });

  it("are chosen among five, also by keyboard", async () => {
    const server = discussionsServer(aShownPost(), [aShownAnswer(1, { reactions: none })], {
      [ANSWER]: () => json({ counts: [{ kind: "helpful", count: 1 }], own: "helpful" }),
    });
    const { user } = renderDiscussions(AT);
    const group = await reactionsTo("Antwort 1");
    await user.click(group.getByRole("button", { name: "Auf Antwort 1 reagieren" }));
    const names = group.getAllByRole("button").map((button) => button.getAttribute("aria-label"));
    expect(names).toEqual(["Stimme zu", "Danke", "Hilfreich", "Großartig", "Lustig"]);

    group.getByRole("button", { name: "Hilfreich" }).focus();
    await user.keyboard("{Enter}");

    await waitFor(() => expect(server.asked(ANSWER).map(({ body }) => body)).toEqual([{ kind: "helpful" }]));
  });
});

describe("the solution", () => {
  const solution = aShownAnswer(1);

  it("stands above the answers with a link to it", async () => {
    discussionsServer(aShownPost({ solution }), [solution]);
    renderDiscussions(AT);

    const region = within(await screen.findByRole("region", { name: "Lösung" }));

    expect(region.getByText("Die Antwort Nummer 1.")).toBeDefined();
    expect(region.getByRole("link", { name: "Antwort 1" }).getAttribute("href")).toBe(`${AT}?antwort=a1`);
  });

  it("is chosen by who asked", async () => {
    const server = discussionsServer(aShownPost({ createdBy: "e1" }), [aShownAnswer(1)], {
      [SOLUTION]: noContent,
    });
    const { user } = renderDiscussions(AT);
    await chooseAction(user, "Antwort 1 von Mag. Eva Gruber", "Als Lösung markieren");

    await waitFor(() => expect(server.asked(SOLUTION).map(({ body }) => body)).toEqual([{ answerId: "a1" }]));
  });
});

describe("what breaks the rules of the house", () => {
  it("is reported with a reason, after the dialog has said who will read it", async () => {
    const REPORT = "POST /v1/discussions/posts/p1/report";
    const server = discussionsServer(aShownPost(), [aShownAnswer(1)], {
      [REPORT]: noContent,
    });
    const { user } = renderDiscussions(AT);
    await chooseAction(user, "Antwort 1 von Mag. Eva Gruber", "Melden …");
    const dialog = within(await screen.findByRole("dialog", { name: "Antwort 1 melden" }));
    expect(dialog.getByText(/sieht Ihren Namen/)).toBeDefined();

    await user.click(dialog.getByRole("button", { name: "Melden" }));
    expect(server.asked(REPORT)).toHaveLength(0);
    await user.type(dialog.getByRole("textbox", { name: /^Grund/ }), "Werbung");
    await user.click(dialog.getByRole("button", { name: "Melden" }));

    await waitFor(() =>
      expect(server.asked(REPORT).map(({ body }) => body)).toEqual([{ answerId: "a1", reason: "Werbung" }]),
    );
  });
});
