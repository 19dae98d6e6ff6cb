import { zodResolver } from "@hookform/resolvers/zod";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { ApiProblem } from "../../../../../web/app/client/api-problem.ts";
import type { Versioned } from "../../../../../web/app/client/call.ts";
import type { SaveRequest } from "../../../../../web/app/client/mutation-of.ts";
import { PageRegion } from "../../../../../web/app/shell/page-region.tsx";
import { EditorFrame } from "../../../../../web/components/form/editor/editor-frame.tsx";
import { useEditor } from "../../../../../web/components/form/editor/use-editor.ts";
import { TextField } from "../../../../../web/components/form/text/text-field.tsx";
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

const Page = ({ stored, save }: { stored?: Versioned<StoredThing>; save: Save }) => {
  const editor = useEditor<Thing, StoredThing>({
    ...(stored && { stored }),
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

/** An editor whose saves are answered one by one: as they were sent, unless told. */
const show = async (at: string, loading?: Promise<void>) => {
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
          { path: "/things/new", element: <Page save={save} /> },
          {
            path: "/things/:id",
            element: <Page stored={old} save={save} />,
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
    const { user, save, answer, title, address } = await show("/things/new", loading.promise);
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
