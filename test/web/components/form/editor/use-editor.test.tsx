import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { ApiProblem } from "../../../../../web/app/client/api-problem.ts";
import { bar, button, note, showEditor } from "./show-editor.tsx";

describe("an editor that opens", () => {
  it.each([
    ["begins in its first field with a new one", "/things/new", true],
    ["leaves the focus where one arrives with a stored one", "/things/t1", false],
  ])("%s", async (_, at, isFocused) => {
    const { title } = await showEditor(at);

    expect(document.activeElement === title).toBe(isFocused);
  });
});

describe("an editor that is saving", () => {
  it("keeps what is typed meanwhile, and takes over what the server made of the rest", async () => {
    const { user, save, answer, title } = await showEditor("/things/t1");
    await user.type(title, " und neu ");
    await user.click(button());
    await waitFor(() => expect(save).toHaveBeenCalledOnce());

    await user.type(note(), "Später");
    await answer({ title: "Alt und neu" });

    expect(title.value).toBe("Alt und neu");
    expect(note().value).toBe("Später");
    expect(await screen.findByText("Nicht gespeicherte Änderungen")).toBeDefined();

    await user.click(button());
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(save.mock.lastCall?.[0]).toEqual({
      id: "t1",
      body: { title: "Alt und neu", note: "Später" },
      ifMatch: '"2"',
    });
    await answer();
    expect(await screen.findByText(/^Gespeichert um/)).toBeDefined();
  });

  it("stays where it is with a new one as long as there is more to save", async () => {
    const { user, save, answer, title, address } = await showEditor("/things/new");
    await user.type(title, "Neu");
    await user.click(button());
    await user.type(note(), "Später");
    await answer();

    expect(address()).toBe("/things/new");
    expect(note().value).toBe("Später");

    await user.click(button());
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(save.mock.lastCall?.[0].id).toBe("t1");
    await answer();
    await waitFor(() => expect(address()).toBe("/things/t1"));
  });

  it("goes on as it is when a new one has got its own address, and says so in the bar alone", async () => {
    const { user, save, answer, title, address, router } = await showEditor("/things/new");
    await user.type(title, "Neu");
    await user.type(note(), "Notiz{Enter}");
    await answer();
    await waitFor(() => expect(address()).toBe("/things/t1"));

    expect(title.isConnected).toBe(true);
    expect(document.activeElement).toBe(note());
    expect(bar()).toMatch(/^Gespeichert um/);
    expect(screen.queryByText(/Nicht gespeichert/)).toBeNull();
    await user.type(note(), "en");
    await user.click(button());
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(save.mock.lastCall?.[0]).toMatchObject({ id: "t1", body: { note: "Notizen" } });
    await answer();
    await waitFor(() => expect(bar()).toMatch(/^Gespeichert um/));

    await act(() => router.navigate("/"));
    await screen.findByText("Liste");
    await act(() => router.navigate(-1));
    expect(await screen.findByDisplayValue("Alt")).toBeDefined();
  });

  it("saves again while the address of a new one is still on its way", async () => {
    const loading = Promise.withResolvers<void>();
    const { user, save, answer, title, address } = await showEditor("/things/new", {
      loading: loading.promise,
    });
    await user.type(title, "Neu");
    await user.click(button());
    await answer();
    await waitFor(() => expect(bar()).toMatch(/^Gespeichert um/));

    await user.type(note(), "Später");
    await user.click(button());
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(save.mock.lastCall?.[0]).toMatchObject({ id: "t1", body: { note: "Später" }, ifMatch: '"2"' });
    await answer();
    await act(async () => loading.resolve());

    await waitFor(() => expect(address()).toBe("/things/t1"));
    expect(note().value).toBe("Später");
    expect(bar()).toMatch(/^Gespeichert um/);
  });

  it("saves by the keys that save everywhere, unless a dialog asks something first", async () => {
    const keys = "{Control>}s{/Control}";
    const { user, save, answer, title } = await showEditor("/things/t1");
    await user.type(title, " und neu");
    await user.keyboard(keys);
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    await answer();

    await user.type(title, "er");
    await user.click(screen.getByRole("button", { name: "Abbrechen" }));
    await screen.findByRole("dialog");
    await user.keyboard(keys);

    expect(save).toHaveBeenCalledOnce();
  });

  it("saves once for two quick clicks", async () => {
    const { user, save, answer, title, address } = await showEditor("/things/new");
    await user.type(title, "Neu");

    await userEvent.setup({ delay: null }).dblClick(button());
    await waitFor(() => expect(save).toHaveBeenCalled());
    await answer();

    await waitFor(() => expect(address()).toBe("/things/t1"));
    expect(save).toHaveBeenCalledOnce();
  });
});

const failed = (status: number, title: string) => new ApiProblem({ status, code: "x", title, detail: title });
describe("a save that fails", () => {
  it("is told beside the button, which offers to try again", async () => {
    const { user, save, answer, title } = await showEditor("/things/t1");
    await user.type(title, " und neu");
    await user.click(button());
    await answer(failed(0, "Der Server ist nicht erreichbar."));
    expect(bar()).toBe("Nicht gespeichert: Der Server ist nicht erreichbar.");

    await user.click(screen.getByRole("button", { name: "Erneut versuchen" }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(save.mock.lastCall).toEqual(save.mock.calls[0]);
    await answer();

    await waitFor(() => expect(bar()).toMatch(/^Gespeichert um/));
    expect(screen.queryByRole("button", { name: "Erneut versuchen" })).toBeNull();
  });

  it("offers no second try of what would be refused again", async () => {
    const { user, answer, title } = await showEditor("/things/t1");
    await user.type(title, " und neu");
    await user.click(button());

    await answer(failed(422, "Das geht so nicht."));

    expect(bar()).toBe("Nicht gespeichert: Das geht so nicht.");
    expect(screen.queryByRole("button", { name: "Erneut versuchen" })).toBeNull();
  });

  it("is told for what is still missing, until it is there", async () => {
    const { user, save, title } = await showEditor("/things/t1");
    await user.clear(title);
    await user.click(button());
    await waitFor(() => expect(bar()).toBe("Nicht gespeichert: Eine Angabe muss noch geändert werden."));
    expect(save).not.toHaveBeenCalled();

    await user.type(title, "Neu");

    await waitFor(() => expect(bar()).toBe("Nicht gespeicherte Änderungen"));
  });
});
