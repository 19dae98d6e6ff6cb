import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Grant } from "../../../shared/contract/permissions.ts";
import { forumGroupProblems, forumProblems } from "../../../shared/discussions/discussions.problems.ts";
import { chooseAction } from "../choose-action.ts";
import { json, noContent, problem } from "../fake-server.ts";
import { everywhere } from "../people.ts";
import { aForum, aGroup, discussionsServer } from "./discussions-server.ts";
import { renderDiscussions } from "./render-discussions.tsx";

import "../../../web/discussions/overview/overview.page.tsx";

const vat = aForum({ postsCount: 12 });
const wages = aForum({ id: "wages", name: "Lohnverrechnung", ordering: 2 });
const taxes = aGroup({ forums: [vat, wages] });
const clerks = aGroup({ id: "clerks", name: "Kanzleialltag", ordering: 2 });
const groups = [taxes, clerks];

const keeper = { grants: everywhere("EDIT_GROUP", "DELETE_GROUP") };
const ofTaxes: Grant[] = [{ rule: "EDIT_GROUP", ressource: "taxes" }];

const dialog = async () => within(await screen.findByRole("dialog"));
const untilClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

describe("looking after forums", () => {
  it("is offered to nobody who only reads", async () => {
    discussionsServer(groups);
    renderDiscussions("/discussions");

    await screen.findByRole("link", { name: "Umsatzsteuer" });

    expect(screen.queryByRole("button", { name: /^Aktionen für/ })).toBeNull();
    expect(screen.queryByRole("button", { name: "Gruppen ordnen" })).toBeNull();
  });

  it("is offered in the group that somebody looks after, and nowhere else", async () => {
    discussionsServer(groups);
    renderDiscussions("/discussions", { grants: ofTaxes });

    await screen.findByRole("button", { name: "Aktionen für Steuern" });

    expect(screen.getByRole("button", { name: "Aktionen für Umsatzsteuer" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Aktionen für Kanzleialltag" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Neue Gruppe" })).toBeNull();
  });
});

describe("a forum", () => {
  it("is made in the group whose menu was opened", async () => {
    const { asked } = discussionsServer(groups, { "POST /v1/discussions/forums": () => json(vat) });
    const { user } = renderDiscussions("/discussions", { grants: ofTaxes });
    await chooseAction(user, "Steuern", "Neues Forum");
    const form = await dialog();

    await user.type(form.getByRole("textbox", { name: /^Name/ }), "Zoll");
    await user.type(form.getByRole("textbox", { name: "Beschreibung" }), "Ein- und Ausfuhr");
    await user.click(form.getByRole("button", { name: "Speichern" }));

    await untilClosed();
    expect(asked("POST /v1/discussions/forums")[0]?.body).toEqual({
      name: "Zoll",
      description: "Ein- und Ausfuhr",
      groupId: "taxes",
    });
  });

  it("is put before another by buttons, too", async () => {
    const { asked } = discussionsServer(groups, {
      "PUT /v1/discussions/groups/taxes/forums/order": noContent,
    });
    const { user } = renderDiscussions("/discussions", keeper);
    await chooseAction(user, "Steuern", "Foren ordnen");
    const form = await dialog();

    await user.click(form.getByRole("button", { name: "Lohnverrechnung nach oben" }));
    await user.click(form.getByRole("button", { name: "Reihenfolge speichern" }));

    await untilClosed();
    expect(asked("PUT /v1/discussions/groups/taxes/forums/order")[0]?.body).toEqual({
      forumIds: ["wages", "vat"],
    });
  });

  it("is deleted with the number of posts that was read, and asked about anew when there are more", async () => {
    const { asked } = discussionsServer(groups, {
      "DELETE /v1/discussions/forums/vat": ({ url }) =>
        url.searchParams.get("posts") === "13"
          ? noContent()
          : problem(forumProblems.notEmpty, { current: { posts: 13 } }),
    });
    const { user } = renderDiscussions("/discussions", keeper);
    await chooseAction(user, "Umsatzsteuer", "Forum löschen");
    const question = await dialog();
    expect(question.getByText(/„Umsatzsteuer“ wird mit 12 Beiträgen gelöscht/)).toBeDefined();

    await user.click(question.getByRole("button", { name: "Forum und 12 Beiträge löschen" }));
    await user.click(await question.findByRole("button", { name: "Forum und 13 Beiträge löschen" }));

    await untilClosed();
    expect(
      asked("DELETE /v1/discussions/forums/vat").map(({ url }) => url.searchParams.get("posts")),
    ).toEqual(["12", "13"]);
    expect(await screen.findByText("Das Forum „Umsatzsteuer“ ist gelöscht.")).toBeDefined();
  });
});

describe("a group", () => {
  it("is moved below another, but not offered what lies in it", async () => {
    const below = aGroup({ id: "wage-tax", name: "Lohnsteuer", parentId: "taxes" });
    const { asked } = discussionsServer([...groups, below], {
      "GET /v1/discussions/groups/taxes": () => json({ data: taxes }),
      "PUT /v1/discussions/groups/taxes": () => json(taxes),
    });
    const { user } = renderDiscussions("/discussions", keeper);
    await chooseAction(user, "Steuern", "Gruppe bearbeiten");
    const form = await dialog();
    await user.click(form.getByRole("button", { name: "Auswahl öffnen" }));
    const list = within(await screen.findByRole("listbox", { hidden: true }));
    const options = list.getAllByRole("option", { hidden: true });
    expect(options.map(({ textContent }) => textContent)).toEqual(["Ganz oben", "Kanzleialltag"]);

    await user.click(list.getByRole("option", { name: "Kanzleialltag", hidden: true }));
    await user.click(form.getByRole("button", { name: "Speichern" }));

    await untilClosed();
    expect(asked("PUT /v1/discussions/groups/taxes")[0]?.body).toEqual({
      name: "Steuern",
      parentId: "clerks",
    });
  });

  it("on top is put before another", async () => {
    const { asked } = discussionsServer(groups, {
      "PUT /v1/discussions/groups/taxes": () => json(taxes),
      "PUT /v1/discussions/groups/clerks": () => json(clerks),
    });
    const { user } = renderDiscussions("/discussions", keeper);
    await user.click(await screen.findByRole("button", { name: "Mehr" }));
    await user.click(await screen.findByRole("button", { name: "Gruppen ordnen" }));
    const form = await dialog();

    await user.click(form.getByRole("button", { name: "Kanzleialltag nach oben" }));
    await user.click(form.getByRole("button", { name: "Reihenfolge speichern" }));

    await untilClosed();
    expect(asked("PUT /v1/discussions/groups/clerks")[0]?.body).toMatchObject({ ordering: 1 });
    expect(asked("PUT /v1/discussions/groups/taxes")[0]?.body).toMatchObject({ ordering: 2 });
  });

  it("is deleted with the posts of all groups below it, which are counted together", async () => {
    const below = aGroup({
      id: "wage-tax",
      name: "Lohnsteuer",
      parentId: "taxes",
      forums: [aForum({ id: "deep", name: "Sachbezüge", groupId: "wage-tax", postsCount: 3 })],
    });
    const { asked } = discussionsServer([...groups, below], {
      "DELETE /v1/discussions/groups/taxes": ({ url }) =>
        url.searchParams.get("posts") === "15" ? noContent() : problem(forumGroupProblems.notEmpty),
    });
    const { user } = renderDiscussions("/discussions", keeper);
    await chooseAction(user, "Steuern", "Gruppe löschen");

    await user.click((await dialog()).getByRole("button", { name: "Gruppe und 15 Beiträge löschen" }));

    await untilClosed();
    expect(asked("DELETE /v1/discussions/groups/taxes")).toHaveLength(1);
  });
});
