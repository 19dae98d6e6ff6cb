import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { UnreadMark } from "../../../web/discussions/unread-mark.tsx";
import { fakeServer, json } from "../fake-server.ts";
import { signIn } from "../people.ts";
import { renderPage } from "../render-page.tsx";

const show = (totalCount: number) => {
  signIn();
  const server = fakeServer({
    "GET /v1/discussions/unread": () => json({ totalCount, forums: [] }),
  });
  renderPage(<UnreadMark />);
  return server;
};

it("says in how many discussions something is new", async () => {
  show(1);

  const mark = await screen.findByRole("img", { name: "1 Diskussion mit Neuem" });

  expect(mark.textContent).toBe("1");
});

it("says nothing when nothing is", async () => {
  const { asked } = show(0);

  await waitFor(() => expect(asked("GET /v1/discussions/unread")).toHaveLength(1));

  expect(screen.queryByRole("img")).toBeNull();
});
