import { zodResolver } from "@hookform/resolvers/zod";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { entityProblems } from "../../../../../shared/contract/general.problems.ts";
import { ApiProblem } from "../../../../../web/app/client/api-problem.ts";
import type { Versioned } from "../../../../../web/app/client/call.ts";
import type { SaveRequest } from "../../../../../web/app/client/mutation-of.ts";
import { PageRegion } from "../../../../../web/app/shell/page-region.tsx";
import { EditorFrame } from "../../../../../web/components/form/editor/editor-frame.tsx";
import { useEditor } from "../../../../../web/components/form/editor/use-editor.ts";
import { TextField } from "../../../../../web/components/form/text/text-field.tsx";
import { fakeServer, json } from "../../../fake-server.ts";
import { renderRoutes } from "../../../render-page.tsx";

interface Thing {
  title: string;
  note: string;
}
type StoredThing = Thing & { id: string };
type Save = (request: SaveRequest<Thing>) => Promise<Versioned<StoredThing>>;

const labels = { title: "Titel", note: "Notiz" };
const old: Versioned<StoredThing> = { data: { id: "t1", title: "Alt", note: "" }, etag: '"1"' };

const resolver = zodResolver(z.object({ title: z.string().min(1), note: z.string() }));

const Page = ({ stored, save, draft }: { stored?: Versioned<StoredThing>; save: Save; draft?: string }) => {
  const editor = useEditor<Thing, StoredThing>({
    ...(stored && { stored }),
    ...(draft && { draft }),
    start: { title: "", note: "" },
    resolver,
    formOf: ({ title, note }) => ({ title, note }),
    labels,
    edit: (id) => ({ queryKey: ["edit", id], queryFn: async () => old }),
    saving: { mutationFn: save },
    pathOf: (id) => `/things/${id}`,
  });

  return (
    <EditorFrame title="Ding" editor={editor} listPath="/">
      <TextField form={editor.form} name="title" label="Titel" />
      <TextField form={editor.form} name="note" label="Notiz" />
    </EditorFrame>
  );
};

interface Shown {
  loading?: Promise<void>;
  stored?: Versioned<StoredThing>;
  draft?: string;
}

/** An editor whose saves are answered one by one: as they were sent, unless told. */
const show = async (at: string, { loading, stored = old, draft }: Shown = {}) => {
  const waiting: ((answer?: Partial<Thing> | Error) => void)[] = [];
  const save = vi.fn<Save>(
    ({ body }) =>
      new Promise((resolve, reject) => {
        waiting.push((answer) =>
          answer instanceof Error
            ? reject(answer)
            : resolve({ data: { id: "t1", ...body, ...answer }, etag: '"2"' }),
        );
      }),
  );
  const page = renderRoutes(
    [
      {
        Component: PageRegion,
        children: [
          { path: "/things/new", element: <Page save={save} {...(draft && { draft })} /> },
          {
            path: "/things/:id",
            element: <Page stored={stored} save={save} {...(draft && { draft })} />,
            ...(loading && { loader: () => loading.then(() => null) }),
          },
          { path: "/", element: <h1>Liste</h1> },
        ],
      },
    ],
    at,
  );
  const title = await screen.findByLabelText<HTMLInputElement>("Titel");
  const answer = (how?: Partial<Thing> | Error) => act(async () => waiting.shift()?.(how));
  return { ...page, save, answer, title };
};

const note = () => screen.getByLabelText<HTMLInputElement>("Notiz");
/** What the bar beside the button says. */
const bar = () => screen.getByRole("status").textContent;
const button = () => screen.getByRole("button", { name: "Speichern" });

describe("an editor that opens", () => {
  it.each([
    ["begins in its first field with a new one", "/things/new", true],
    ["leaves the focus where one arrives with a stored one", "/things/t1", false],
  ])("%s", async (_, at, isFocused) => {
    const { title } = await show(at);

    expect(document.activeElement === title).toBe(isFocused);
  });
});

describe("an editor that is saving", () => {
  it("keeps what is typed meanwhile, and takes over what the server made of the rest", async () => {
    const { user, save, answer, title } = await show("/things/t1");
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
    const { user, save, answer, title, address } = await show("/things/new");
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
    const { user, save, answer, title, address, router } = await show("/things/new");
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
    const { user, save, answer, title, address } = await show("/things/new", { loading: loading.promise });
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
    const { user, save, answer, title } = await show("/things/t1");
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
    const { user, save, answer, title, address } = await show("/things/new");
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
    const { user, save, answer, title } = await show("/things/t1");
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
    const { user, answer, title } = await show("/things/t1");
    await user.type(title, " und neu");
    await user.click(button());

    await answer(failed(422, "Das geht so nicht."));

    expect(bar()).toBe("Nicht gespeichert: Das geht so nicht.");
    expect(screen.queryByRole("button", { name: "Erneut versuchen" })).toBeNull();
  });

  it("is told for what is still missing, until it is there", async () => {
    const { user, save, title } = await show("/things/t1");
    await user.clear(title);
    await user.click(button());
    await waitFor(() => expect(bar()).toBe("Nicht gespeichert: Eine Angabe muss noch geändert werden."));
    expect(save).not.toHaveBeenCalled();

    await user.type(title, "Neu");

    await waitFor(() => expect(bar()).toBe("Nicht gespeicherte Änderungen"));
  });
});

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
  const leave = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole("button", { name: "Abbrechen" }));
  const isAskedByTheBrowser = () => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it("is kept for its writer until it is saved, and then under the address of its own", async () => {
    const server = fakeServer({});
    const { user, title, answer, address } = await show("/things/new", { draft: "thing" });
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
    const { user, title, address, router } = await show("/things/new", { draft: "thing" });
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

  it("is offered when one comes back, and nothing is touched before one has chosen", async () => {
    const from = { form: { title: "Alt", note: "" }, etag: '"1"' };
    const server = begun({ title: "Besser", note: "" }, from);
    const { user, title, router } = await show("/things/t1", { draft: "thing" });
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
    const { user, save, title } = await show("/things/t1", { draft: "thing", stored });
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
    const { user, save, answer } = await show("/things/t1", { draft: "thing" });
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
    const { user, title } = await show("/things/new", { draft: "thing" });

    await user.click(await screen.findByRole("button", { name: "Weiterschreiben" }));

    expect([title.value, note().value]).toEqual(["Von früher", ""]);
  });
});
