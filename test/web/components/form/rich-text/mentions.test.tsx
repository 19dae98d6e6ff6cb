import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { FormField } from "../../../../../web/components/form/form-field.tsx";
import { RichTextEditor } from "../../../../../web/components/form/rich-text/rich-text-editor.tsx";
import { configOf, fakeServer, listed } from "../../../fake-server.ts";
import { renderPage } from "../../../render-page.tsx";

interface FormProps {
  onChange: (html: string) => void;
  hasMentions: boolean;
  begun?: string | undefined;
  mentionable?: React.ComponentProps<typeof RichTextEditor>["mentionable"];
}

const Form = ({ onChange, hasMentions, begun = "", mentionable }: FormProps) => {
  const [html, setHtml] = useState(begun);

  return (
    <FormField label="Text">
      {(control) => (
        <RichTextEditor
          {...control}
          value={html}
          onChange={(value) => {
            setHtml(value);
            onChange(value);
          }}
          hasMentions={hasMentions}
          mentionable={mentionable}
        />
      )}
    </FormField>
  );
};

const LIST = "GET /v1/organisations/employees";
const person = (id: string, lastname: string, employedAt = "1") => ({
  id,
  title: id === "eva" ? "Mag." : null,
  firstname: id === "eva" ? "Eva" : "Jan",
  lastname,
  titleBehind: null,
  employedAt,
});
const people = [person("eva", "Gruber"), person("jan", "Grubmüller", "2")];
/** Found by what is not a name. */
const others = [person("max", "Maier"), person("ina", "Achleitner")];

const portal = (answer = async () => Promise.resolve()) =>
  fakeServer({
    "GET /v1/organisations/summaries": () =>
      listed({ id: "1", name: "Kanzlei Wien" }, { id: "2", name: "Kanzlei Graz" }),
    [LIST]: async (request) => {
      await answer();
      const { filters, searchTerm = "" } = configOf(request);
      const begins = String(filters[0]?.values[0] ?? searchTerm).toLowerCase();
      const named = [...people, ...others].filter(({ lastname }) =>
        lastname.toLowerCase().startsWith(begins),
      );
      const data = filters.length > 0 ? named : [...others, ...named];
      return listed(...data);
    },
  });

const write = async (
  typed: string,
  { hasMentions = true, ...facts }: Omit<Partial<FormProps>, "onChange"> = {},
) => {
  const onChange = vi.fn<(html: string) => void>();
  // The editor reads a key from the page before the next one comes.
  const user = userEvent.setup();
  renderPage(<Form {...facts} onChange={onChange} hasMentions={hasMentions} />);
  const editor = await screen.findByRole("textbox", { name: "Text" });
  // As the style sheet has it.
  editor.style.whiteSpace = "break-spaces";
  act(() => editor.focus());
  await user.keyboard(typed);
  return { user, editor, onChange };
};

const list = () => screen.findByRole("listbox", { name: "Kolleginnen und Kollegen" });
const names = () => screen.getAllByRole("option").map(({ textContent }) => textContent);

describe("an @ in a text", () => {
  it("offers colleagues with their offices, and mentions the one that is chosen", async () => {
    portal();
    const { user, editor, onChange } = await write("Frag @gru");

    const offered = await list();
    await waitFor(() =>
      expect(names()).toEqual(["Mag. Eva GruberKanzlei Wien", "Jan GrubmüllerKanzlei Graz"]),
    );
    expect(editor.getAttribute("aria-controls")).toBe(offered.id);
    await user.keyboard("{ArrowDown}");
    expect(editor.getAttribute("aria-activedescendant")).toBe(screen.getAllByRole("option")[1]?.id);
    await user.keyboard("{ArrowDown}{Enter}");
    await user.keyboard("bitte");

    expect(onChange).toHaveBeenLastCalledWith(
      '<p>Frag <a href="/employees/eva">@Mag. Eva Gruber</a> bitte</p>',
    );
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(editor.hasAttribute("aria-activedescendant")).toBe(false);
  });

  it("offers only those who are told to be offered, without asking for others", async () => {
    const { asked } = portal();
    const { user, onChange } = await write("@gru", { mentionable: [person("jan", "Grubmüller", "2")] });

    await list();
    expect(names()).toEqual(["Jan GrubmüllerKanzlei Graz"]);
    await user.keyboard("{Enter}");
    expect(onChange).toHaveBeenLastCalledWith('<p><a href="/employees/jan">@Jan Grubmüller</a> </p>');
    await user.keyboard("@mai");
    expect(await screen.findByText("So heißt niemand, der das lesen darf.")).toBeDefined();
    expect(asked(LIST)).toEqual([]);
  });

  it("takes the one that is touched, and Tab, too", async () => {
    portal();
    const { user, onChange } = await write("@grubm");
    await list();
    await user.keyboard("{Tab}");
    await user.keyboard("@gru");
    await waitFor(() => expect(names()).toHaveLength(2));

    await user.click(screen.getByRole("option", { name: /^Mag. Eva Gruber/ }));

    expect(onChange).toHaveBeenLastCalledWith(
      '<p><a href="/employees/jan">@Jan Grubmüller</a> <a href="/employees/eva">@Mag. Eva Gruber</a> </p>',
    );
  });

  it("never chooses somebody who is not called what was typed, and loses no key", async () => {
    let release = () => {};
    const waiting = new Promise<void>((resolve) => {
      release = resolve;
    });
    portal(() => waiting);
    const { user, editor, onChange } = await write("@gru{Enter}weiter");

    expect(onChange).toHaveBeenLastCalledWith("<p>@gru</p><p>weiter</p>");
    release();

    await user.keyboard(" @gru");
    await list();
    await user.keyboard("bm{Enter}");
    await waitFor(() => expect(editor.textContent).toBe("@gruweiter @Jan Grubmüller "));
  });

  it("keeps those in the list who are still meant, while the answer to a later letter is on its way", async () => {
    let waiting = Promise.resolve();
    const server = portal(() => waiting);
    const { user } = await write("@gr");
    await list();
    const option = screen.getByRole("option", { name: /^Mag. Eva Gruber/ });
    const before = server.asked(LIST).length;
    waiting = new Promise(() => {});

    await user.keyboard("u");

    await waitFor(() => expect(server.asked(LIST).length).toBeGreaterThan(before));
    expect(option.isConnected).toBe(true);
  });

  it("says that nobody bears the name, until the name has become a sentence", async () => {
    portal();
    const { user, onChange } = await write("@zzz");
    expect(await screen.findByText("Niemand heißt so.")).toBeDefined();

    await user.keyboard(" und mehr{Enter}");

    expect(screen.queryByText("Niemand heißt so.")).toBeNull();
    expect(onChange).toHaveBeenLastCalledWith("<p>@zzz und mehr</p><p></p>");
  });

  it("is left alone after Escape, and while the text does not have the focus", async () => {
    portal();
    const { user, editor } = await write("@gru");
    await list();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("listbox")).toBeNull();
    await user.keyboard("b");
    expect(screen.queryByRole("listbox")).toBeNull();

    await user.keyboard("{Enter}@gru");
    await list();
    act(() => editor.blur());
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  });

  it("asks nothing in a draft that ends so, until somebody types on", async () => {
    const server = portal();
    const { user } = await write("{Shift}", { begun: "<p>Frag @gru</p>" });
    expect(server.asked(LIST)).toEqual([]);
    expect(screen.queryByRole("listbox")).toBeNull();

    await user.keyboard("b");

    await list();
  });

  it("offers nobody within a quotation, where nobody is told", async () => {
    const server = portal();
    const { onChange } = await write(" @gru{Enter}", { begun: "<blockquote><p>Frag</p></blockquote>" });

    expect(onChange).toHaveBeenLastCalledWith("<blockquote><p>Frag @gru</p><p></p></blockquote>");
    expect(server.asked(LIST)).toEqual([]);
  });

  it("is nothing but an @ within an address, and in texts without mentions", async () => {
    const server = portal();
    await write("eva@gruber");
    cleanup();
    const { onChange } = await write("@gruber{Enter}", { hasMentions: false });

    expect(onChange).toHaveBeenLastCalledWith("<p>@gruber</p><p></p>");
    expect(server.asked(LIST)).toEqual([]);
  });
});
