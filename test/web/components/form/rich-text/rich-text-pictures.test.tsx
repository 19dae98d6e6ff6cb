import { act, createEvent, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeServer, json } from "../../../fake-server.ts";
import { fakeS3 } from "../../files/fake-s3.ts";
import { clipboardOf } from "./clipboard/clipboard-of.ts";
import { showText } from "./show-text.tsx";

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
    const { editor, onChange } = await showText("<p>Hallo</p>", "article");

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
    const { user, editor, onChange } = await showText("<p>Hallo</p>", "article");
    fireEvent.paste(editor, clipboardOf("", [picture("image.png")]));
    await waitFor(() => expect(s3.sent).toHaveLength(1));

    await user.click(screen.getByRole("button", { name: "image.png abbrechen" }));

    expect(s3.sent[0]?.isAborted()).toBe(true);
    expect(editor.querySelector(".editor-image-place")).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
  });

  it("are counted where they can't be fetched, until one has read it", async () => {
    const { user, editor, onChange } = await showText("<p></p>", "article");
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
    const { user, editor, onChange } = await showText("<p></p>", "article");
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
    const { editor, onChange } = await showText("<p></p>", "article");

    fireEvent.paste(editor, clipboardOf("<p>Zelle</p>", [picture("image.png")]));

    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith("<p>Zelle</p>"));
    expect(screen.queryByRole("progressbar")).toBeNull();
  });

  it("are counted where a text has none, like files anywhere", async () => {
    const { editor } = await showText("<p></p>");
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
