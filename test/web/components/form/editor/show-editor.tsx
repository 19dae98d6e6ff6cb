import { zodResolver } from "@hookform/resolvers/zod";
import { act, screen } from "@testing-library/react";
import { vi } from "vitest";
import * as z from "zod";
import type { Versioned } from "../../../../../web/app/client/call.ts";
import type { SaveRequest } from "../../../../../web/app/client/mutation-of.ts";
import { PageRegion } from "../../../../../web/app/shell/page-region.tsx";
import { EditorFrame } from "../../../../../web/components/form/editor/editor-frame.tsx";
import { useEditor } from "../../../../../web/components/form/editor/use-editor.ts";
import { TextField } from "../../../../../web/components/form/text/text-field.tsx";
import { renderRoutes } from "../../../render-page.tsx";

export interface Thing {
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
export const showEditor = async (at: string, { loading, stored = old, draft }: Shown = {}) => {
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

export const note = () => screen.getByLabelText<HTMLInputElement>("Notiz");
/** What the bar beside the button says. */
export const bar = () => screen.getByRole("status").textContent;
export const button = () => screen.getByRole("button", { name: "Speichern" });
