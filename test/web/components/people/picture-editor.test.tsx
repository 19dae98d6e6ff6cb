import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { fileProblems } from "../../../../shared/files/files.problems.ts";
import { PictureEditor } from "../../../../web/components/people/picture/picture-editor.tsx";
import { anEmployee } from "../../../support/people.builder.ts";
import { fakeServer, json, noContent, problem } from "../../fake-server.ts";
import { signIn } from "../../people.ts";
import { renderPage } from "../../render-page.tsx";

const SET = "PUT /v1/organisations/employees/e1/picture";
const REMOVE = "DELETE /v1/organisations/employees/e1/picture";
const square = { x: 10, y: 20, width: 300, height: 300 };

// jsdom neither measures nor draws.
vi.mock("react-easy-crop", () => ({
  default: ({ onCropComplete }: { onCropComplete: (area: object, pixels: object) => void }) => (
    <button type="button" onClick={() => onCropComplete({}, square)}>
      Ausschnitt wählen
    </button>
  ),
}));
const cutOut = vi.hoisted(() => vi.fn());
vi.mock("../../../../web/components/people/picture/square.ts", () => ({ cutOut }));
const uploadFile = vi.hoisted(() => vi.fn());
vi.mock("../../../../web/components/files/upload-file.ts", () => ({ uploadFile }));

const person = anEmployee({ id: "e1", title: null, firstname: "Eva", lastname: "Gruber" });
const withPicture = { ...person, profilePictureId: "f1", profilePictureAltText: "Am See" };

const show = (shown = person, answers: Parameters<typeof fakeServer>[0] = {}) => {
  const server = fakeServer({
    [SET]: () => json(withPicture),
    [REMOVE]: noContent,
    ...answers,
  });
  return { server, ...renderPage(<PictureEditor person={shown} isOwn />) };
};

/** Presses the button, and chooses a file where the browser's own dialog opens at once. */
const choose = async (user: ReturnType<typeof show>["user"], file: File) => {
  const opened = vi.spyOn(HTMLInputElement.prototype, "click");
  await user.click(screen.getByRole("button", { name: "Bild hochladen" }));
  const [input] = opened.mock.contexts;
  if (!(input instanceof HTMLInputElement)) throw new Error("There is nowhere to choose a file.");
  fireEvent.change(input, { target: { files: [file] } });
};

beforeEach(() => {
  signIn();
  URL.createObjectURL = () => "blob:picture";
  URL.revokeObjectURL = () => {};
  const cut = new File(["cut"], "am see.jpg", { type: "image/jpeg" });
  cutOut.mockReset().mockResolvedValue(cut);
  uploadFile.mockReset().mockResolvedValue({ id: "f2" });
});

describe("a new picture", () => {
  it("is cut out before it is uploaded, and saved with its words", async () => {
    const { user, server } = show();

    await choose(user, new File(["photo"], "am see.jpg", { type: "image/jpeg" }));
    const dialog = await screen.findByRole("dialog");
    const save = within(dialog).getByRole<HTMLButtonElement>("button", { name: "Bild speichern" });
    expect(save.disabled).toBe(true);
    await user.click(await within(dialog).findByRole("button", { name: "Ausschnitt wählen" }));
    const words = within(dialog).getByRole<HTMLInputElement>("textbox", { name: "Beschreibung" });
    expect(words.value).toBe("Porträt von Eva Gruber");
    await user.clear(words);
    await user.type(words, "Eva am See");
    await user.click(save);

    await screen.findByText("Das Bild ist gespeichert.");
    expect(cutOut).toHaveBeenCalledWith("blob:picture", square, "am see.jpg");
    expect(uploadFile.mock.calls[0]?.[1]).toMatchObject({ purpose: "employee" });
    expect(server.asked(SET)[0]?.body).toEqual({ fileId: "f2", profilePictureAltText: "Eva am See" });
  });

  it("is asked for again when the file is no picture", async () => {
    const { user } = show();

    await choose(user, new File(["x"], "brief.pdf", { type: "application/pdf" }));

    expect((await screen.findByRole("alert")).textContent).toContain("lässt sich hier nicht öffnen");
    expect(screen.getByRole("button", { name: "Bild auswählen" })).toBeDefined();
  });

  it("stays in the dialog with a reason when saving fails", async () => {
    const { user } = show(person, { [SET]: () => problem(fileProblems.notReady) });
    await choose(user, new File(["photo"], "foto.jpg", { type: "image/jpeg" }));
    await user.click(await screen.findByRole("button", { name: "Ausschnitt wählen" }));
    await user.click(screen.getByRole("button", { name: "Bild speichern" }));

    expect((await screen.findByRole("alert")).textContent).toContain("noch nicht geprüft");
    expect(screen.getByRole("dialog")).toBeDefined();
  });
});

describe("a picture that is there", () => {
  it("gets other words without being uploaded again", async () => {
    const { user, server } = show(withPicture);

    await user.click(screen.getByRole("button", { name: "Beschreibung ändern" }));
    const words = await screen.findByRole("textbox", { name: "Beschreibung" });
    await user.clear(words);
    await user.type(words, "Im Büro");
    await user.click(screen.getByRole("button", { name: "Beschreibung speichern" }));

    await screen.findByText("Die Beschreibung ist gespeichert.");
    expect(server.asked(SET)[0]?.body).toEqual({ fileId: "f1", profilePictureAltText: "Im Büro" });
    expect(uploadFile).not.toHaveBeenCalled();
  });

  it("is removed after a question", async () => {
    const { user, server } = show(withPicture);

    await user.click(screen.getByRole("button", { name: "Bild entfernen" }));
    const question = await screen.findByRole("dialog");
    expect(question.textContent).toContain("Das Bild von Eva Gruber wird gelöscht.");
    expect(server.asked(REMOVE)).toEqual([]);
    await user.click(within(question).getByRole("button", { name: "Bild entfernen" }));

    await screen.findByText("Das Bild ist entfernt.");
    expect(server.asked(REMOVE)).toHaveLength(1);
  });
});
