import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { FormField } from "../../../../../web/components/form/form-field.tsx";
import { RichTextEditor } from "../../../../../web/components/form/rich-text/rich-text-editor.tsx";
import { renderPage } from "../../../render-page.tsx";

const Form = ({ initial, onChange }: { initial: string; onChange: (html: string) => void }) => {
  const [html, setHtml] = useState(initial);
  const change = (value: string) => {
    setHtml(value);
    onChange(value);
  };

  return (
    <>
      <FormField label="Text" required>
        {(control) => <RichTextEditor {...control} value={html} onChange={change} />}
      </FormField>
      <button type="button" onClick={() => setHtml("<p>Vom Server</p>")}>
        Neu laden
      </button>
    </>
  );
};

const show = async (initial: string) => {
  const onChange = vi.fn<(html: string) => void>();
  const page = renderPage(<Form initial={initial} onChange={onChange} />);
  const editor = await screen.findByRole("textbox", { name: /^Text/ });
  return { ...page, editor, onChange };
};

beforeEach(() => {
  // jsdom lays nothing out; the editor asks where its text stands.
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null });
});

describe("the editor of formatted text", () => {
  it("bears the label of its field and names its tools", async () => {
    const { editor } = await show("<p>Hallo</p>");

    expect(editor.getAttribute("aria-required")).toBe("true");
    for (const name of [
      "Fett",
      "Kursiv",
      "Aufzählung",
      "Nummerierte Liste",
      "Link",
      "Rückgängig",
      "Wiederholen",
    ]) {
      expect(screen.getByRole("button", { name })).toBeDefined();
    }
  });

  it("opens beside another one that has made a link of an address already", async () => {
    const { user, editor } = await show("<p></p>");
    // As the style sheet has it.
    editor.style.whiteSpace = "pre-wrap";
    editor.focus();
    await user.keyboard("kanzlei.at ");
    await waitFor(() => expect(editor.querySelector("a")?.textContent).toBe("kanzlei.at"));

    renderPage(<Form initial="<p>Der zweite</p>" onChange={() => {}} />);

    expect(await screen.findAllByRole("textbox", { name: /^Text/ })).toHaveLength(2);
  });

  it("keeps headings of three levels and drops what could do harm", async () => {
    const { editor } = await show(
      '<h2>A</h2><h1>B</h1><script>x()</script><p onclick="x()" style="color:red">C</p>',
    );

    expect(editor.querySelectorAll("h2")).toHaveLength(1);
    expect(editor.querySelector("h1")).toBeNull();
    expect(editor.innerHTML).not.toMatch(/script|onclick|style=/);
  });

  it("hands over HTML when a tool is used", async () => {
    const { user, onChange } = await show("<p>Hallo</p>");

    await user.click(screen.getByRole("button", { name: "Aufzählung" }));

    expect(onChange).toHaveBeenLastCalledWith("<ul><li><p>Hallo</p></li></ul>");
  });

  it("shows what the form was filled with anew, without calling it a change", async () => {
    const { user, editor, onChange } = await show("<p>Hallo</p>");

    await user.click(screen.getByRole("button", { name: "Neu laden" }));

    expect(editor.textContent).toBe("Vom Server");
    expect(onChange).not.toHaveBeenCalled();
  });

  it("refuses a link that is none", async () => {
    const { user, editor } = await show("<p></p>");

    await user.click(screen.getByRole("button", { name: "Link" }));
    const address = await screen.findByLabelText("Adresse");
    await user.type(address, "javascript:alert(1){Enter}");
    expect(screen.getByText("Das ist keine gültige Web- oder E-Mail-Adresse.")).toBeDefined();

    await user.clear(address);
    await user.type(address, "kanzlei.at{Enter}");
    expect(editor.querySelector("a")?.getAttribute("href")).toBe("https://kanzlei.at");
  });

  it("sets marks and sides that mails and pages show", async () => {
    const { user, onChange } = await show("<p>Hallo</p>");

    await user.click(screen.getByRole("button", { name: "Zentriert" }));
    expect(onChange).toHaveBeenLastCalledWith('<p style="text-align: center;">Hallo</p>');
    expect(screen.getByRole("button", { name: "Zentriert" }).getAttribute("aria-pressed")).toBe("true");

    await user.click(screen.getByRole("button", { name: "Zentriert" }));
    expect(onChange).toHaveBeenLastCalledWith("<p>Hallo</p>");
  });

  it("makes a table and changes it", async () => {
    const { user, editor, onChange } = await show("");
    const size = () => {
      const table = within(editor).getByRole("table");
      return [within(table).getAllByRole("row").length, table.querySelectorAll("tr:first-child > *").length];
    };

    await user.click(screen.getByRole("button", { name: "Tabelle einfügen" }));
    expect(size()).toEqual([3, 3]);
    await user.click(screen.getByRole("button", { name: "Zeile darunter" }));
    await user.click(screen.getByRole("button", { name: "Spalte löschen" }));
    expect(size()).toEqual([4, 2]);

    await user.click(screen.getByRole("button", { name: "Tabelle löschen" }));
    expect(within(editor).queryByRole("table")).toBeNull();
    expect(screen.queryByRole("button", { name: "Zeile darunter" })).toBeNull();
    expect(onChange).toHaveBeenLastCalledWith("");
  });

  it("has its tools in one stop of the tab key, with arrows between them", async () => {
    const { user, editor } = await show("<p>Hallo</p>");
    const first = screen.getByRole("button", { name: "Überschrift 1" });

    first.focus();
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Überschrift 2" }));
    await user.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Tabelle einfügen" }));
    expect(first.tabIndex).toBe(-1);

    await user.keyboard("{Home}");
    await user.tab();
    expect(document.activeElement).toBe(editor);
  });

  it("leaves the focus in the text while the mouse is on a tool", async () => {
    const { user, editor } = await show("<p>Hallo</p>");
    editor.focus();

    await user.pointer({ keys: "[MouseLeft>]", target: screen.getByRole("button", { name: "Zitat" }) });

    expect(document.activeElement).toBe(editor);
  });

  it("has the focus in the text at once when a key has pressed a tool", async () => {
    const { user, editor, onChange } = await show("<p>Hallo</p>");
    screen.getByRole("button", { name: "Überschrift 1" }).focus();

    await user.keyboard("{Enter}");

    expect(document.activeElement).toBe(editor);
    expect(onChange).toHaveBeenLastCalledWith("<h2>Hallo</h2>");
  });

  it("has the focus in the text at once when a dialog is closed", async () => {
    const { user, editor } = await show("<p>Hallo</p>");
    await user.click(screen.getByRole("button", { name: "Link" }));
    await screen.findByLabelText("Adresse");

    await user.click(screen.getByRole("button", { name: "Abbrechen" }));

    expect(document.activeElement).toBe(editor);
  });

  it("keeps the tables of a text", async () => {
    const { editor } = await show("<table><tbody><tr><th>Was</th><td>Wert</td></tr></tbody></table>");

    expect(within(editor).getByRole("columnheader").textContent).toBe("Was");
    expect(within(editor).getByRole("cell").textContent).toBe("Wert");
  });
});
