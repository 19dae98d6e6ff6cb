import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { json } from "../../fake-server.ts";
import { renderDiscussions } from "../render-discussions.tsx";
import { aShownAnswer, aShownPost, discussionsServer } from "./discussions-server.ts";

// Fetched before the first test starts to wait for it.
import "../../../../web/discussions/posts/post.page.tsx";

vi.mock(
  "../../../../web/components/form/rich-text/rich-text-editor.tsx",
  async () => import("./plain-editor.tsx"),
);

it("what is quoted before the editor is there stands in it afterwards, and no letter leaves the page", async () => {
  const draft = Promise.withResolvers<Response>();
  discussionsServer(aShownPost(), [aShownAnswer(1, { content: "<p>Genau so.</p>" })], {
    "GET /v1/drafts/answer-p1": () => draft.promise,
  });
  const { user, address } = renderDiscussions("/discussions/posts/p1");
  await user.click(await screen.findByRole("button", { name: "Antwort 1 zitieren" }));
  expect(screen.queryByRole("textbox", { name: /^Text/ })).toBeNull();

  await user.keyboard("u");
  draft.resolve(json({ draft: null }));

  const field = await screen.findByRole("textbox", { name: /^Text/ });
  await waitFor(() => expect(field.textContent).toContain("<p>Genau so.</p></blockquote>"));
  expect(address()).toBe("/discussions/posts/p1");
});
