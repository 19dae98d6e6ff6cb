import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { ApiProblem } from "../../../web/app/client/api-problem.ts";
import { useConfirm } from "../../../web/components/confirm-action.tsx";
import { useToasts } from "../../../web/components/toasts.tsx";
import { renderPage } from "../render-page.tsx";

const Send = ({ run }: { run: () => Promise<unknown> }) => {
  const confirm = useConfirm();
  const ask = () =>
    confirm({
      title: "Newsletter senden?",
      text: "An 4.812 Personen.",
      verb: "An 4.812 Personen senden",
      run,
    });

  return (
    <button type="button" onClick={ask}>
      Senden
    </button>
  );
};

const ask = async (run: () => Promise<unknown>) => {
  const page = renderPage(<Send run={run} />);
  await page.user.click(screen.getByRole("button", { name: "Senden" }));
  await screen.findByRole("dialog");
  return page;
};

describe("a question before something is done", () => {
  it("does it only when its verb is pressed", async () => {
    const run = vi.fn(async () => {});
    const { user } = await ask(run);
    expect(run).not.toHaveBeenCalled();

    await user.click(screen.getByRole("button", { name: "An 4.812 Personen senden" }));

    expect(run).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it.each<[string, (user: UserEvent) => Promise<void>]>([
    ["it is cancelled", (user) => user.click(screen.getByRole("button", { name: "Abbrechen" }))],
    ["Escape is pressed", (user) => user.keyboard("{Escape}")],
  ])("does nothing when %s", async (_, leave) => {
    const run = vi.fn(async () => {});
    const { user } = await ask(run);

    await leave(user);

    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(run).not.toHaveBeenCalled();
  });

  it("stays and says why when it failed", async () => {
    const { user } = await ask(async () => {
      throw new ApiProblem({
        status: 422,
        code: "x",
        title: "Niemand bekommt ihn.",
        detail: "Niemand bekommt ihn.",
      });
    });

    await user.click(screen.getByRole("button", { name: "An 4.812 Personen senden" }));

    expect((await screen.findByText("Niemand bekommt ihn.")).closest("[role=dialog]")).not.toBeNull();
  });
});

it("offers to take back what was done", async () => {
  const onUndo = vi.fn();
  const Remove = () => {
    const toasts = useToasts();
    return (
      <button type="button" onClick={() => toasts.undo("Artikel gelöscht.", onUndo)}>
        Löschen
      </button>
    );
  };
  const { user } = renderPage(<Remove />);

  await user.click(screen.getByRole("button", { name: "Löschen" }));
  await user.click(await screen.findByRole("button", { name: "Rückgängig" }));

  expect(onUndo).toHaveBeenCalledOnce();
});
