import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { postProblems } from "../../../../shared/discussions/discussions.problems.ts";
import { noContent, problem } from "../../fake-server.ts";
import { renderDiscussions } from "../render-discussions.tsx";
import { aShownPost, discussionsServer } from "./discussions-server.ts";

// Fetched before the first test starts to wait for it.
import "../../../../web/discussions/posts/post.page.tsx";

vi.mock(
  "../../../../web/components/form/rich-text/rich-text-editor.tsx",
  async () => import("./plain-editor.tsx"),
);

const AT = "/discussions/posts/p1";
const FOLLOW = "PUT /v1/discussions/posts/p1/follow";
const done = { [FOLLOW]: noContent };
const button = (name: string) => screen.findByRole("button", { name });

describe("a discussion", () => {
  it("is followed by one press, and muted by another", async () => {
    const server = discussionsServer(aShownPost(), [], done);
    const { user } = renderDiscussions(AT);

    await user.click(await button("Folgen"));
    expect(await screen.findByText("Sie bekommen eine E-Mail, wenn hier jemand antwortet.")).toBeDefined();
    await user.click(await button("Stummschalten"));

    expect(await button("Folgen")).toBeDefined();
    expect(server.asked(FOLLOW).map(({ body }) => body)).toEqual([{ follows: true }, { follows: false }]);
  });

  it("that one follows can be muted, and that be taken back", async () => {
    const server = discussionsServer(aShownPost({ follows: true }), [], done);
    const { user } = renderDiscussions(AT);

    await user.click(await button("Stummschalten"));
    await user.click(await button("Rückgängig"));

    expect(await button("Stummschalten")).toBeDefined();
    expect(server.asked(FOLLOW).map(({ body }) => body)).toEqual([{ follows: false }, { follows: true }]);
  });

  it("is muted once by the link of a mail, which leaves the address", async () => {
    const server = discussionsServer(aShownPost({ follows: true }), [], done);
    const { address } = renderDiscussions(`${AT}?mute=1`);

    expect(await screen.findByText("Sie bekommen zu dieser Diskussion keine E-Mails mehr.")).toBeDefined();
    expect(await button("Rückgängig")).toBeDefined();
    expect(await button("Folgen")).toBeDefined();
    await waitFor(() => expect(address()).toBe(AT));
    expect(server.asked(FOLLOW).map(({ body }) => body)).toEqual([{ follows: false }]);
  });

  it("stays as it was where following fails, and says why", async () => {
    discussionsServer(aShownPost(), [], { [FOLLOW]: () => problem(postProblems.noEmployee) });
    const { user } = renderDiscussions(AT);

    await user.click(await button("Folgen"));

    expect(await screen.findByText(postProblems.noEmployee.title)).toBeDefined();
    expect(await button("Folgen")).toBeDefined();
  });
});
