import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderPage } from "../../../render-page.tsx";
import { showText, TextForm } from "./show-text.tsx";

describe("the editor of formatted text", () => {
  it("goes on behind the text that it begins with", async () => {
    const { editor } = await showText("<blockquote><p>Zitat</p></blockquote><p>Danach</p>");

    act(() => editor.focus());

    await waitFor(() => expect(document.getSelection()?.anchorNode?.textContent).toBe("Danach"));
  });

  it("bears the label of its field and names its tools", async () => {
    const { editor } = await showText("<p>Hallo</p>");

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

  it("makes a link by the keys that search elsewhere", async () => {
    const { user, editor } = await showText("<p>Hallo</p>");

    act(() => editor.focus());
    await user.keyboard("{Control>}k{/Control}");

    expect(await screen.findByRole("dialog", { name: "Link einfügen" })).toBeDefined();
  });

  it("opens beside another one that has made a link of an address already", async () => {
    const { user, editor } = await showText("<p></p>");
    // As the style sheet has it.
    editor.style.whiteSpace = "pre-wrap";
    editor.focus();
    await user.keyboard("kanzlei.at ");
    await waitFor(() => expect(editor.querySelector("a")?.textContent).toBe("kanzlei.at"));

    renderPage(<TextForm initial="<p>Der zweite</p>" onChange={() => {}} />);

    expect(await screen.findAllByRole("textbox", { name: /^Text/ })).toHaveLength(2);
  });

  it("keeps headings of three levels and drops what could do harm", async () => {
    const { editor } = await showText(
      '<h2>A</h2><h1>B</h1><script>x()</script><p onclick="x()" style="color:red">C</p>',
    );

    expect(editor.querySelectorAll("h2")).toHaveLength(1);
    expect(editor.querySelector("h1")).toBeNull();
    expect(editor.innerHTML).not.toMatch(/script|onclick|style=/);
  });

  it("hands over HTML when a tool is used", async () => {
    const { user, onChange } = await showText("<p>Hallo</p>");

    await user.click(screen.getByRole("button", { name: "Aufzählung" }));

    expect(onChange).toHaveBeenLastCalledWith("<ul><li><p>Hallo</p></li></ul>");
  });

  it("shows what the form was filled with anew, without calling it a change", async () => {
    const { user, editor, onChange } = await showText("<p>Hallo</p>");

    await user.click(screen.getByRole("button", { name: "Neu laden" }));

    expect(editor.textContent).toBe("Vom Server");
    expect(onChange).not.toHaveBeenCalled();
  });

  it("refuses a link that is none", async () => {
    const { user, editor } = await showText("<p></p>");

    await user.click(screen.getByRole("button", { name: "Link" }));
    const address = await screen.findByLabelText("Adresse");
    await user.type(address, "javascript:alert(1){Enter}");
    expect(screen.getByText("Das ist keine gültige Web- oder E-Mail-Adresse.")).toBeDefined();

    await user.clear(address);
    await user.type(address, "kanzlei.at{Enter}");
    expect(editor.querySelector("a")?.getAttribute("href")).toBe("https://kanzlei.at");
  });

  it("sets marks and sides that mails and pages show", async () => {
    const { user, onChange } = await showText("<p>Hallo</p>");
    const center = async () => {
      await user.click(screen.getByRole("button", { name: "Ausrichtung" }));
      // jsdom lays nothing out, so that PrimeReact takes an open menu for one that is out of sight.
      await user.click(await screen.findByRole("menuitem", { name: "Zentriert", hidden: true }));
    };

    await center();
    expect(onChange).toHaveBeenLastCalledWith('<p style="text-align: center;">Hallo</p>');

    await center();
    expect(onChange).toHaveBeenLastCalledWith("<p>Hallo</p>");
  });

  it("has nothing to undo before something is written, nor when the form was filled anew", async () => {
    const { user, editor, onChange } = await showText("<p>Hallo</p>");
    const undo = screen.getByRole("button", { name: "Rückgängig" });
    const redo = screen.getByRole("button", { name: "Wiederholen" });
    expect([undo, redo].map((tool) => tool.matches(":disabled"))).toEqual([true, true]);

    await user.click(screen.getByRole("button", { name: "Aufzählung" }));
    await user.click(undo);
    expect(onChange).toHaveBeenLastCalledWith("<p>Hallo</p>");
    expect([undo, redo].map((tool) => tool.matches(":disabled"))).toEqual([true, false]);

    act(() => editor.blur());
    await user.click(screen.getByRole("button", { name: "Neu laden" }));
    await waitFor(() => expect(editor.textContent).toBe("Vom Server"));
    expect([undo, redo].map((tool) => tool.matches(":disabled"))).toEqual([true, true]);
  });

  it("makes a table and changes it", async () => {
    const { user, editor, onChange } = await showText("");
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
    const { user, editor } = await showText("<p>Hallo</p>");
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
    const { user, editor } = await showText("<p>Hallo</p>");
    editor.focus();

    await user.pointer({ keys: "[MouseLeft>]", target: screen.getByRole("button", { name: "Zitat" }) });

    expect(document.activeElement).toBe(editor);
  });

  it("has the focus in the text at once when a key has pressed a tool", async () => {
    const { user, editor, onChange } = await showText("<p>Hallo</p>");
    screen.getByRole("button", { name: "Überschrift 1" }).focus();

    await user.keyboard("{Enter}");

    expect(document.activeElement).toBe(editor);
    expect(onChange).toHaveBeenLastCalledWith("<h2>Hallo</h2>");
  });

  it("has the focus in the text at once when a dialog is closed", async () => {
    const { user, editor } = await showText("<p>Hallo</p>");
    await user.click(screen.getByRole("button", { name: "Link" }));
    await screen.findByLabelText("Adresse");

    await user.click(screen.getByRole("button", { name: "Abbrechen" }));

    expect(document.activeElement).toBe(editor);
  });

  it("keeps the tables of a text", async () => {
    const { editor } = await showText("<table><tbody><tr><th>Was</th><td>Wert</td></tr></tbody></table>");

    expect(within(editor).getByRole("columnheader").textContent).toBe("Was");
    expect(within(editor).getByRole("cell").textContent).toBe("Wert");
  });
});
