import { act, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { entityProblems, internalProblems } from "../../../../../shared/contract/general.problems.ts";
import { ApiProblem } from "../../../../../web/app/client/api-problem.ts";
import { fakeServer, json, problem } from "../../../fake-server.ts";
import { button, note, showEditor, type Thing } from "./show-editor.tsx";

describe("what was typed and not saved", () => {
  const NEW = "/v1/drafts/thing-new";
  const OWN = "/v1/drafts/thing-t1";
  const begun = (values: Thing, from: unknown) =>
    fakeServer({
      [`GET ${OWN}`]: () =>
        json({
          draft: {
            place: "thing-t1",
            content: JSON.stringify({ values, from }),
            modifiedAt: "2026-11-20T13:02:00.000Z",
          },
        }),
    });
  const leave = (user: UserEvent) => user.click(screen.getByRole("button", { name: "Abbrechen" }));
  const isAskedByTheBrowser = () => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it("is kept for its writer until it is saved, and then under the address of its own", async () => {
    const server = fakeServer({});
    const { user, title, answer, address } = await showEditor("/things/new", { draft: "thing" });
    await user.type(title, "Neu");
    expect(isAskedByTheBrowser()).toBe(true);

    await screen.findByText(/^Nicht gespeichert, für Sie aufgehoben um/);
    expect(isAskedByTheBrowser()).toBe(false);
    expect(JSON.stringify(server.asked(`PUT ${NEW}`).at(-1)?.body)).toContain("Neu");
    await user.click(button());
    await answer();

    await waitFor(() => expect(address()).toBe("/things/t1"));
    await waitFor(() => expect(server.asked(`DELETE ${NEW}`)).toHaveLength(1));
    await user.type(note(), "Mehr");
    await screen.findByText(/^Nicht gespeichert, für Sie aufgehoben um/);
    expect(JSON.stringify(server.asked(`PUT ${OWN}`).at(-1)?.body)).toContain("Mehr");
  });

  it("is kept by who leaves it for later, and forgotten by who drops it", async () => {
    const server = fakeServer({});
    const { user, title, address, router } = await showEditor("/things/new", { draft: "thing" });
    await user.type(title, "Angef");
    await leave(user);
    await user.click(await screen.findByRole("button", { name: "Als Entwurf aufheben" }));

    await screen.findByText("Liste");
    expect(JSON.stringify(server.asked(`PUT ${NEW}`).at(-1)?.body)).toContain("Angef");

    await act(() => router.navigate("/things/new"));
    await user.click(await screen.findByRole("button", { name: "Weiterschreiben" }));
    expect(screen.getByLabelText<HTMLInputElement>("Titel").value).toBe("Angef");
    await leave(user);
    await user.click(await screen.findByRole("button", { name: "Verwerfen" }));

    await waitFor(() => expect(address()).toBe("/"));
    await waitFor(() => expect(server.seen.at(-1)?.key).toBe(`DELETE ${NEW}`));
  });

  it("is not left where it could not be kept", async () => {
    let isDown = true;
    fakeServer({
      [`PUT ${NEW}`]: () =>
        isDown ? problem(internalProblems.failure) : json({ modifiedAt: new Date().toISOString() }),
    });
    const { user, title, address } = await showEditor("/things/new", { draft: "thing" });
    await user.type(title, "Neu");
    await leave(user);
    await user.click(await screen.findByRole("button", { name: "Als Entwurf aufheben" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

    expect([address(), title.value]).toEqual(["/things/new", "Neu"]);
    isDown = false;
    await leave(user);
    await user.click(await screen.findByRole("button", { name: "Als Entwurf aufheben" }));
    await waitFor(() => expect(address()).toBe("/"));
  });

  it("is offered when one comes back, and nothing is touched before one has chosen", async () => {
    const from = { form: { title: "Alt", note: "" }, etag: '"1"' };
    const server = begun({ title: "Besser", note: "" }, from);
    const { user, title, router } = await showEditor("/things/t1", { draft: "thing" });
    const question = await screen.findByRole("dialog", { name: "Entwurf vom 20.11.2026 weiterschreiben?" });
    expect(question.textContent).toContain("„Besser“");
    expect(title.value).toBe("Alt");

    await act(() => router.navigate("/"));
    await screen.findByText("Liste");
    expect(server.seen.filter(({ key }) => !key.startsWith("GET"))).toEqual([]);
    await act(() => router.navigate("/things/t1"));
    await user.click(await screen.findByRole("button", { name: "Entwurf verwerfen" }));

    await waitFor(() => expect(server.asked(`DELETE ${OWN}`)).toHaveLength(1));
    expect(screen.getByLabelText<HTMLInputElement>("Titel").value).toBe("Alt");
  });

  it("is put on top of what somebody else has saved meanwhile", async () => {
    const from = { form: { title: "Alt", note: "" }, etag: '"0"' };
    begun({ title: "Meiner", note: "" }, from);
    const stored = { data: { id: "t1", title: "Alt", note: "Ihre" }, etag: '"1"' };
    const { user, save, title } = await showEditor("/things/t1", { draft: "thing", stored });
    await user.click(await screen.findByRole("button", { name: "Weiterschreiben" }));

    await user.click(button());

    expect([title.value, note().value]).toEqual(["Meiner", "Ihre"]);
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(save.mock.lastCall?.[0]).toMatchObject({
      body: { title: "Meiner", note: "Ihre" },
      ifMatch: '"1"',
    });
  });

  it("is asked about where somebody else has changed the same", async () => {
    const from = { form: { title: "Uralt", note: "" }, etag: '"0"' };
    begun({ title: "Meiner", note: "" }, from);
    const { user, save, answer } = await showEditor("/things/t1", { draft: "thing" });
    await user.click(await screen.findByRole("button", { name: "Weiterschreiben" }));
    await user.click(button());
    await waitFor(() => expect(save.mock.lastCall?.[0].ifMatch).toBe('"0"'));

    await answer(new ApiProblem({ status: 409, code: entityProblems.changed.code, title: "", detail: "" }));

    const dialog = await screen.findByRole("dialog");
    expect(dialog.textContent).toContain("Meiner");
    expect(dialog.textContent).toContain("Alt");
  });

  it("is read as the last release kept it", async () => {
    fakeServer({
      [`GET ${NEW}`]: () =>
        json({
          draft: {
            place: "thing-new",
            content: JSON.stringify({ title: "Von früher", note: [1], other: true }),
            modifiedAt: new Date().toISOString(),
          },
        }),
    });
    const { user, title } = await showEditor("/things/new", { draft: "thing" });

    await user.click(await screen.findByRole("button", { name: "Weiterschreiben" }));

    expect([title.value, note().value]).toEqual(["Von früher", ""]);
  });
});
