import { describe, expect, it } from "vitest";
import { openStores } from "../../functions/data/stores.ts";
import { UploadTicket } from "../../shared/files/file.ts";
import { files } from "../../shared/files/files.contract.ts";
import { portal } from "../portal.ts";
import {
  aPdf,
  aPicture,
  notifyOfUpload,
  objectsOf,
  scanUpload,
  sendForm,
  tagUpload,
  uploadAs,
  uploadPdf,
} from "../support/files.builder.ts";

const MEGABYTE = 1024 * 1024;

const editor = await portal({ as: "editor" });

const begin = async (overrides: Partial<Parameters<typeof uploadAs>[1]> = {}) => {
  const { data } = await editor.call(files.begin, {
    body: {
      fileName: "merkblatt.pdf",
      contentType: "application/pdf",
      size: aPdf().length,
      purpose: "article",
      ...overrides,
    },
  });
  return UploadTicket.parse(data);
};

const stateOf = async (id: string, browser = editor) =>
  (await browser.call(files.upload, { params: { id } })).data;

const refusedAs = async (fileName: string, contentType: string, bytes: Uint8Array) => {
  const id = await uploadAs(editor, { fileName, contentType, bytes });
  const { state, reason } = await stateOf(id);
  expect(state).toBe("refused");
  return reason;
};

describe("the form of an upload", () => {
  it("is signed for exactly the size, the type and the place of the file", async () => {
    const { id, upload } = await begin({ size: 1234 });

    const policy: unknown = JSON.parse(Buffer.from(upload.fields.Policy ?? "", "base64").toString());

    expect(policy).toMatchObject({
      conditions: expect.arrayContaining([
        ["content-length-range", 1234, 1234],
        { "Content-Type": "application/pdf" },
        { key: `uploads/${id}` },
      ]),
    });
  });

  it("ends soon", async () => {
    const { upload } = await begin();
    const { expiration } = JSON.parse(Buffer.from(upload.fields.Policy ?? "", "base64").toString()) as {
      expiration: string;
    };

    expect(Date.parse(expiration) - Date.now()).toBeLessThan(16 * 60_000);
  });

  it("does not take more, less or another place than was asked for", async () => {
    const { upload } = await begin();
    const elsewhere = { ...upload, fields: { ...upload.fields, key: "files/other/original" } };

    expect(await sendForm(upload, Buffer.concat([aPdf(), aPdf()]))).toBe(400);
    expect(await sendForm(upload, aPdf().subarray(4))).toBe(400);
    expect(await sendForm(elsewhere, aPdf())).toBe(403);
  });

  it("lets nobody say of the own file that it was scanned", async () => {
    const { upload } = await begin();
    const tag = "<Key>GuardDutyMalwareScanStatus</Key><Value>NO_THREATS_FOUND</Value>";
    const tagging = `<Tagging><TagSet><Tag>${tag}</Tag></TagSet></Tagging>`;

    expect(await sendForm({ ...upload, fields: { ...upload.fields, tagging } }, aPdf())).toBe(403);
  });
});

describe("what may be uploaded", () => {
  it.each([
    ["a program", { fileName: "update.exe", contentType: "application/octet-stream" }, "file.type-refused"],
    ["a script", { fileName: "auswertung.ps1", contentType: "text/plain" }, "file.type-refused"],
    ["a document above 50 MB", { size: 50 * MEGABYTE + 1 }, "file.too-large"],
    [
      "an image above 25 MB",
      { fileName: "foto.jpg", contentType: "image/jpeg", size: 25 * MEGABYTE + 1 },
      "file.too-large",
    ],
    ["a document where a picture belongs", { purpose: "gallery" as const }, "file.type-refused"],
  ])("is not %s", async (_, overrides, code) => {
    await expect(begin(overrides)).rejects.toMatchObject({ code });
  });

  it.each([
    ["abbild.iso", /^Programme, Skripte und Abbilder/],
    ["messwerte.bin", /^Dateien dieser Art/],
  ])("is not %s, which is not called what it is not", async (fileName, message) => {
    await expect(begin({ fileName, contentType: "application/octet-stream" })).rejects.toMatchObject({
      errors: [{ path: "fileName", message: expect.stringMatching(message) }],
    });
  });

  it("is a document of 50 MB and an image of 25", async () => {
    await expect(begin({ size: 50 * MEGABYTE })).resolves.toBeTruthy();
    await expect(
      begin({ fileName: "foto.jpg", contentType: "image/jpeg", size: 25 * MEGABYTE }),
    ).resolves.toBeTruthy();
  });

  it("is nothing empty", async () => {
    await expect(begin({ size: 0 })).rejects.toMatchObject({ errors: [{ path: "size" }] });
  });

  it("keeps a name that hides neither its ending nor a folder", async () => {
    const { id } = await begin({ fileName: "../Rechnung\u202Efdp.exe.pdf" });

    expect((await stateOf(id)).fileName).toBe(".._Rechnungfdp.exe.pdf");
  });
});

describe("an upload", () => {
  it("waits until somebody has looked at it", async () => {
    const { id } = await begin();

    expect(await stateOf(id)).toEqual({
      id,
      fileName: "merkblatt.pdf",
      contentType: "application/pdf",
      size: aPdf().length,
      state: "waiting",
      reason: null,
    });
  });

  it("is ready as what its bytes are, whatever it was called", async () => {
    const id = await uploadAs(editor, {
      fileName: "foto.jpg",
      contentType: "image/jpeg",
      bytes: await aPicture(300, 200, "png"),
    });

    expect(await stateOf(id)).toMatchObject({ state: "ready", contentType: "image/png" });
  });

  it("is its uploader's affair only", async () => {
    const id = await uploadPdf(editor);
    const { call } = await portal({ as: "admin" });

    await expect(call(files.upload, { params: { id } })).rejects.toMatchObject({ status: 404 });
  });

  it("is refused where its bytes are not what it claims", async () => {
    expect(await refusedAs("foto.jpg", "image/jpeg", aPdf())).toBe("Der Inhalt der Datei ist kein Bild.");
    expect(await refusedAs("foto.png", "image/png", Buffer.from("nur Text"))).toMatch(/kein Bild/);
    expect(await refusedAs("plan.pdf", "application/pdf", await aPicture(20, 20))).toMatch(/kein PDF/);
    expect(await refusedAs("film.mp4", "video/mp4", aPdf())).toMatch(/kein Video/);
    expect(await refusedAs("vertrag.docx", "application/msword", Buffer.from("nur Text"))).toMatch(/Namen/);
  });

  it("is refused as a program whatever it is called", async () => {
    const program = Buffer.concat([Buffer.from("MZ"), Buffer.alloc(400)]);

    expect(await refusedAs("notiz.txt", "text/plain", program)).toMatch(/dieser Art/);
    for (const bytes of [program, Buffer.from("unbekannt")]) {
      expect(await refusedAs("daten", "application/octet-stream", bytes)).toMatch(/dieser Art/);
    }
  });

  it("is only ever downloaded as text, with or without scripts in it", async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const html = Buffer.from("<!doctype html><script>alert(1)</script>");
    for (const [fileName, contentType, bytes] of [
      ["zeichen.svg", "image/svg+xml", svg],
      ["seite.html", "text/html", html],
      ["liste.csv", "text/csv", Buffer.from("Name;Ort\nGruber;Krems\n")],
    ] as const) {
      const id = await uploadAs(editor, { fileName, contentType, bytes });

      expect(await stateOf(id)).toMatchObject({
        state: "ready",
        contentType: "application/octet-stream",
      });
    }
  });

  it("that comes a second time under the same form changes nothing", async () => {
    const { id, upload } = await begin();
    await sendForm(upload, aPdf());
    await scanUpload(id);
    const other = Buffer.alloc(aPdf().length, "x");

    await sendForm(upload, other);
    await notifyOfUpload(id);

    expect(await stateOf(id)).toMatchObject({ state: "ready", contentType: "application/pdf" });
  });

  it("that is announced twice is looked at once", async () => {
    const id = await uploadPdf(editor);

    await notifyOfUpload(id);

    expect((await stateOf(id)).state).toBe("ready");
  });

  it("that nobody knows is thrown away without a fault", async () => {
    await expect(notifyOfUpload("unbekannt")).resolves.toBeUndefined();
  });
});

describe("an upload that is scanned for malware", () => {
  it("waits for what the scan finds", async () => {
    const { id, upload } = await begin();
    await sendForm(upload, aPdf());

    await notifyOfUpload(id);

    expect((await stateOf(id)).state).toBe("waiting");
    expect(await objectsOf(id)).toEqual(["upload"]);

    await scanUpload(id);

    expect((await stateOf(id)).state).toBe("ready");
    expect(await objectsOf(id)).toEqual(["original"]);
  });

  it("is refused and deleted if something was found, without smaller images of it", async () => {
    const id = await uploadAs(editor, {
      fileName: "foto.jpg",
      contentType: "image/jpeg",
      bytes: await aPicture(),
      scan: "THREATS_FOUND",
    });

    expect(await stateOf(id)).toMatchObject({
      state: "refused",
      reason: expect.stringMatching(/Schadsoftware/),
    });
    expect(await objectsOf(id)).toEqual([]);
  });

  it.each([
    ["UNSUPPORTED", /Kennwort/],
    ["ACCESS_DENIED", /konnte nicht auf Schadsoftware geprüft werden.*noch einmal/],
    ["FAILED", /konnte nicht auf Schadsoftware geprüft werden.*noch einmal/],
    ["SOMETHING_NEW", /konnte nicht auf Schadsoftware geprüft werden.*noch einmal/],
  ])("is refused with a sentence if the scan ended with %s", async (scan, sentence) => {
    const id = await uploadPdf(editor, "plan.pdf", { scan });

    expect(await stateOf(id)).toMatchObject({ state: "refused", reason: expect.stringMatching(sentence) });
    expect(await objectsOf(id)).toEqual([]);
  });

  it("is not taken for clean because of what was there before it", async () => {
    const { id, upload } = await begin();
    await sendForm(upload, aPdf());
    await tagUpload(id, "NO_THREATS_FOUND");

    await sendForm(upload, aPdf());
    await notifyOfUpload(id);

    expect((await stateOf(id)).state).toBe("waiting");
  });
});

describe("where a stage has no scan", () => {
  it("an upload is ready as soon as somebody has looked at it", async () => {
    const { checkUpload } = await import("../../functions/files/check-upload.ts");
    const { openFileStore } = await import("../../functions/data/files/file-store.repository.ts");
    const { table } = await portal();
    const { id, upload } = await begin();
    await sendForm(upload, aPdf());

    await checkUpload(
      {
        ...openStores(table),
        store: openFileStore(),
        imageLimit: MEGABYTE,
        isScanned: false,
      },
      id,
    );

    expect((await stateOf(id)).state).toBe("ready");
  });
});
