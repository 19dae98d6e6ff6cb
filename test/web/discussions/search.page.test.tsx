import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { configOf, listed } from "../fake-server.ts";
import { aForum, aGroup, aHit, discussionsServer } from "./discussions-server.ts";
import { renderDiscussions } from "./render-discussions.tsx";

import "../../../web/discussions/search/search.page.tsx";

const groups = [aGroup({ forums: [aForum()] })];
const EVERYWHERE = "GET /v1/discussions/search";
const IN_GROUP = "GET /v1/discussions/groups/taxes/search";
const IN_FORUM = "GET /v1/discussions/groups/taxes/forums/vat/search";

it("shows posts and answers with their words marked, and leads to the answer itself", async () => {
  const answer = aHit({
    answerId: "a7",
    content: `<p>${"Davor. ".repeat(60)}Der Bauunternehmer schuldet die Steuer.</p>`,
  });
  discussionsServer(groups, { [EVERYWHERE]: () => listed(answer, aHit({ postId: "p2" })) });
  renderDiscussions("/discussions/search?suche=bauunternehmer");

  const [first, second] = within(
    await screen.findByRole("list", { name: "Gefundene Beiträge und Antworten" }),
  ).getAllByRole("listitem");
  const hit = within(first ?? document.body);

  expect(hit.getByRole("link").getAttribute("href")).toBe("/discussions/posts/p1?antwort=a7");
  expect(hit.getByText("Bauunternehmer").tagName).toBe("MARK");
  expect(first?.textContent).toMatch(
    /Antwort · 07\.01\.2026 · Mag\. Eva Gruber · Kanzlei Wien · Umsatzsteuer/,
  );
  expect(
    within(second ?? document.body)
      .getByRole("link")
      .getAttribute("href"),
  ).toBe("/discussions/posts/p2");
});

it.each([
  ["", EVERYWHERE],
  ["&gruppe=taxes", IN_GROUP],
  ["&forum=vat", IN_FORUM],
])("asks where the address says: %s", async (place, endpoint) => {
  const server = discussionsServer(groups, { [endpoint]: () => listed(aHit()) });
  renderDiscussions(`/discussions/search?suche=bau${place}`);

  await screen.findByRole("link", { name: /Reverse/ });

  expect(configOf(server.asked(endpoint)[0])).toMatchObject({ searchTerm: "bau", limit: 15 });
});

it("is narrowed to a forum, from the first page on", async () => {
  const { asked } = discussionsServer(groups, {
    [EVERYWHERE]: () => listed(aHit()),
    [IN_FORUM]: () => listed(aHit()),
  });
  const { user, address } = renderDiscussions("/discussions/search?suche=bau&seite=3");
  await screen.findByRole("link", { name: /Reverse/ });

  await user.click(screen.getByRole("button", { name: "Filter" }));
  const sheet = within(await screen.findByRole("dialog"));
  const [place] = sheet.getAllByRole("button", { name: "Auswahl öffnen" });
  await user.click(place ?? document.body);
  await user.click(await screen.findByRole("option", { name: "Steuern › Umsatzsteuer", hidden: true }));

  expect(address()).toBe("/discussions/search?suche=bau&forum=vat");
  await waitFor(() => expect(configOf(asked(IN_FORUM)[0]).skip).toBe(0));
});
