import { act, createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { FilePurpose } from "../../../../../shared/files/file.ts";
import { FormField } from "../../../../../web/components/form/form-field.tsx";
import { RichTextEditor } from "../../../../../web/components/form/rich-text/rich-text-editor.tsx";
import { fakeServer, json } from "../../../fake-server.ts";
import { renderPage } from "../../../render-page.tsx";
import { fakeS3 } from "../../files/fake-s3.ts";
import { clipboardOf } from "./clipboard/clipboard-of.ts";

interface FormProps {
  initial: string;
  onChange: (html: string) => void;
  imagePurpose?: FilePurpose | undefined;
}

const Form = ({ initial, onChange, imagePurpose }: FormProps) => {
  const [html, setHtml] = useState(initial);
  const change = (value: string) => {
    setHtml(value);
    onChange(value);
  };

  return (
    <>
      <FormField label="Text" required>
        {(control) => (
          <RichTextEditor {...control} value={html} onChange={change} imagePurpose={imagePurpose} />
        )}
      </FormField>
      <button type="button" onClick={() => setHtml("<p>Vom Server</p>")}>
        Neu laden
      </button>
    </>
  );
};

const show = async (initial: string, imagePurpose?: FilePurpose) => {
  const onChange = vi.fn<(html: string) => void>();
  const page = renderPage(<Form initial={initial} onChange={onChange} imagePurpose={imagePurpose} />);
  const editor = await screen.findByRole("textbox", { name: /^Text/ });
  return { ...page, editor, onChange };
};

beforeEach(() => {
  // jsdom lays nothing out; the editor asks where its text stands.
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null });
});

describe("the editor of formatted text", () => {
  it("goes on behind the text that it begins with", async () => {
    const { editor } = await show("<blockquote><p>Zitat</p></blockquote><p>Danach</p>");

    act(() => editor.focus());

    await waitFor(() => expect(document.getSelection()?.anchorNode?.textContent).toBe("Danach"));
  });

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

  it("makes a link by the keys that search elsewhere", async () => {
    const { user, editor } = await show("<p>Hallo</p>");

    act(() => editor.focus());
    await user.keyboard("{Control>}k{/Control}");

    expect(await screen.findByRole("dialog", { name: "Link einfügen" })).toBeDefined();
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
    const { user, editor, onChange } = await show("<p>Hallo</p>");
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

const picture = (name: string) => new File(["bild"], name, { type: "image/png" });

/** A portal that finds every upload good. */
const takingServer = () =>
  fakeServer({
    "POST /v1/files": () => json({ id: "f1", upload: { url: "http://s3.test/bucket", fields: {} } }),
    "GET /v1/files/uploads": () =>
      json({
        data: [{ id: "f1", fileName: "", contentType: "image/png", size: 4, state: "ready", reason: null }],
      }),
  });

describe("pictures that are pasted or dropped", () => {
  it("are uploaded, and stand where they were pasted although one has written on", async () => {
    takingServer();
    const s3 = fakeS3();
    const { editor, onChange } = await show("<p>Hallo</p>", "article");

    fireEvent.paste(editor, clipboardOf("", [picture("image.png")]));
    await waitFor(() => expect(s3.sent).toHaveLength(1));
    act(() => s3.sent[0]?.progress(1, 4));
    const bar = await screen.findByRole("progressbar", { name: "image.png" });
    expect(bar.getAttribute("aria-valuetext")).toBe("25 %");
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.paste(editor, clipboardOf("<p>und weiter </p>"));
    act(() => s3.sent[0]?.finish());

    const image = '<img src="/v1/files/f1?variant=preview" alt="">';
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(expect.stringContaining(image)));
    expect(screen.queryByRole("progressbar")).toBeNull();
  });

  it("are nowhere when they are cancelled", async () => {
    takingServer();
    const s3 = fakeS3();
    const { user, editor, onChange } = await show("<p>Hallo</p>", "article");
    fireEvent.paste(editor, clipboardOf("", [picture("image.png")]));
    await waitFor(() => expect(s3.sent).toHaveLength(1));

    await user.click(screen.getByRole("button", { name: "image.png abbrechen" }));

    expect(s3.sent[0]?.isAborted()).toBe(true);
    expect(editor.querySelector(".editor-image-place")).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
  });

  it("are counted where they can't be fetched, until one has read it", async () => {
    const { user, editor, onChange } = await show("<p></p>", "article");
    const lost = '<img src="file:///C:/clip.png"><img src="https://example.at/a.png">';

    fireEvent.paste(editor, clipboardOf(`<p>Text ${lost}</p>`));

    await screen.findByText(/^2 Bilder nicht übernommen\./);
    expect(onChange).toHaveBeenLastCalledWith("<p>Text</p>");
    await user.click(screen.getByRole("button", { name: "Schließen" }));
    expect(screen.queryByText(/nicht übernommen/)).toBeNull();
  });

  it("are offered as an upload where they can't be fetched", async () => {
    takingServer();
    const s3 = fakeS3();
    const { user, editor, onChange } = await show("<p></p>", "article");
    fireEvent.paste(editor, clipboardOf('<p>Text <img src="file:///C:/clip.png"></p>'));

    await screen.findByRole("button", { name: "Bilder hochladen …" });
    const chosen = Object.assign(picture("clip.png"), { webkitRelativePath: "" });
    await user.upload(screen.getByLabelText("Bilder hochladen …", { selector: "input" }), chosen);
    await waitFor(() => expect(s3.sent).toHaveLength(1));
    act(() => s3.sent[0]?.finish());

    const image = '<img src="/v1/files/f1?variant=preview" alt="">';
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(`<p>Text${image}</p>`));
    expect(screen.queryByText(/nicht übernommen/)).toBeNull();
  });

  it("are taken as the text that an office program has made them of", async () => {
    const { editor, onChange } = await show("<p></p>", "article");

    fireEvent.paste(editor, clipboardOf("<p>Zelle</p>", [picture("image.png")]));

    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith("<p>Zelle</p>"));
    expect(screen.queryByRole("progressbar")).toBeNull();
  });

  it("are counted where a text has none, like files anywhere", async () => {
    const { editor } = await show("<p></p>");
    document.elementFromPoint = () => editor;
    const drop = createEvent.drop(editor, {
      dataTransfer: {
        files: [picture("a.png"), new File(["%PDF"], "a.pdf", { type: "application/pdf" })],
        getData: () => "",
      },
    });

    fireEvent(editor, drop);

    await screen.findByText(/^1 Bild nicht übernommen\. .* 1 Datei nicht übernommen\./);
    expect(drop.defaultPrevented).toBe(true);
  });
});
