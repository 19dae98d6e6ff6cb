import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { anEmployee } from "../../support/people.builder.ts";
import { json } from "../fake-server.ts";
import { showAt } from "../screen.ts";
import { aFile, cloudServer } from "./cloud-server.ts";
import { renderCloud } from "./render-cloud.tsx";

import "../../../web/cloud/item.page.tsx";

const picture = { id: "f1", fileName: "Plan.png", contentType: "image/png", size: 4_096 };
const version = (id: string, isCurrent: boolean, day: string) => ({
  ...picture,
  id,
  createdAt: `2026-01-${day}T08:00:00.000Z`,
  createdBy: "e1",
  creatorName: "Eva Huber",
  isCurrent,
});

const serve = (item = aFile({ title: "Plan.png", file: picture, path: [] })) =>
  cloudServer([], {
    "GET /v1/cloud/letter": () => json(item),
    "GET /v1/cloud/letter/versions": () =>
      json({ data: [version("f1", true, "08"), version("f0", false, "07")] }),
    "PUT /v1/cloud/letter/versions/f0/restore": () => json(item),
  });

describe("the page of a file", () => {
  it("shows a picture", async () => {
    serve();
    renderCloud("/cloud/letter");

    const image = await screen.findByRole("img", { name: "Plan.png" });

    expect(image.getAttribute("src")).toBe("/v1/files/f1?variant=preview");
  });

  describe("that is text", () => {
    const showText = (fileName: string, body: BodyInit, size = 400) => {
      const file = { id: "f1", fileName, contentType: "application/octet-stream", size };
      cloudServer([], {
        "GET /v1/cloud/letter": () => json(aFile({ title: "Liste", file, path: [] })),
        "GET /v1/cloud/letter/versions": () => json({ data: [version("f1", true, "08")] }),
        "GET /v1/files/f1": () => new Response(body),
      });
      renderCloud("/cloud/letter");
    };

    it("shows it is written, without taking any of it for markup", async () => {
      showText("Liste.txt", "Grüße <img src=x onerror=alert(1)>");

      const shown = await screen.findByRole("region", { name: "Vorschau von Liste" });

      expect(shown.textContent).toBe("Grüße <img src=x onerror=alert(1)>");
      expect(shown.querySelector("img")).toBeNull();
    });

    it("shows a CSV of Excel as a table", async () => {
      showText("Liste.csv", Buffer.from('Name;Ort\r\n"Huber; Söhne";Gföhl\r\n', "latin1"));

      const table = await screen.findByRole("table");

      expect(
        within(table)
          .getAllByRole("columnheader")
          .map(({ textContent }) => textContent),
      ).toEqual(["Name", "Ort"]);
      expect(
        within(table)
          .getAllByRole("cell")
          .map(({ textContent }) => textContent),
      ).toEqual(["Huber; Söhne", "Gföhl"]);
    });

    it("says so where it is too large or cannot be had", async () => {
      showText("Liste.txt", "", 2_000_000);
      await screen.findByText("Von dieser Datei gibt es keine Vorschau.");
      cleanup();

      const failed = new Response(null, { status: 500 });
      cloudServer([], {
        "GET /v1/cloud/letter": () =>
          json(
            aFile({ file: { id: "f1", fileName: "a.txt", contentType: "text/plain", size: 4 }, path: [] }),
          ),
        "GET /v1/cloud/letter/versions": () => json({ data: [] }),
        "GET /v1/files/f1": () => failed,
      });
      renderCloud("/cloud/letter");
      await screen.findByText(/Die Vorschau konnte nicht geladen werden/);
    });
  });

  it("says whose it is", async () => {
    serve();
    renderCloud("/cloud/letter");

    await screen.findByText("Kanzlei Wien");
  });

  it("says who changed it last", async () => {
    serve(
      aFile({
        title: "Plan.png",
        file: picture,
        path: [],
        editor: anEmployee({ title: null, firstname: "Ida", lastname: "Moser" }),
      }),
    );
    renderCloud("/cloud/letter");

    const term = await screen.findByText("Geändert von");

    expect(term.nextElementSibling?.textContent).toBe("Ida Moser");
  });

  it("says for whom it really is, which its folder may narrow", async () => {
    serve(aFile({ title: "Plan.png", file: picture, path: [], folderVisibility: "Directors" }));
    renderCloud("/cloud/letter");

    await screen.findByText("(vom Ordner)");

    expect(screen.getByText(/^Geschäftsführer/)).toBeDefined();
    expect(screen.queryByText("Jeder")).toBeNull();
  });

  it("says why its words are not found", async () => {
    serve(aFile({ title: "Plan.png", file: picture, path: [], unsearchable: "encrypted" }));
    renderCloud("/cloud/letter");

    await screen.findByText("Text nicht durchsuchbar: verschlüsselt");
  });

  const pdf = { ...picture, fileName: "Plan.pdf", contentType: "application/pdf" };

  it("shows a PDF in the browser's own viewer", async () => {
    showAt(1_440);
    vi.stubGlobal("navigator", Object.create(navigator, { pdfViewerEnabled: { value: true } }));
    serve(aFile({ title: "Plan.pdf", file: pdf, path: [] }));
    renderCloud("/cloud/letter");

    const frame = await screen.findByTitle("Vorschau von Plan.pdf");

    expect(frame.getAttribute("src")).toBe("/v1/files/f1");
  });

  it.each([
    ["a phone", true, 400],
    ["a browser without a viewer", false, 1_440],
  ])("leaves a PDF to %s to open elsewhere", async (_, pdfViewerEnabled, width) => {
    showAt(width);
    vi.stubGlobal("navigator", Object.create(navigator, { pdfViewerEnabled: { value: pdfViewerEnabled } }));
    serve(aFile({ title: "Plan.pdf", file: pdf, path: [] }));
    renderCloud("/cloud/letter");

    await screen.findByRole("button", { name: "PDF öffnen" });

    expect(screen.queryByTitle("Vorschau von Plan.pdf")).toBeNull();
  });

  it("plays a video from its file, in parts", async () => {
    serve(aFile({ title: "Film.mp4", file: { ...picture, contentType: "video/mp4" }, path: [] }));
    renderCloud("/cloud/letter");

    const video = await screen.findByLabelText("Film.mp4");

    expect([video.getAttribute("src"), video.getAttribute("preload")]).toEqual(["/v1/files/f1", "metadata"]);
  });

  const pressed = async (name: string, inTab = false) => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    const { user } = renderCloud("/cloud/letter");
    await user.click(await screen.findByRole("button", { name }));
    const [link] = click.mock.contexts;
    if (!(link instanceof HTMLAnchorElement)) throw new Error(`${name} follows no link`);
    expect(link.target).toBe(inTab ? "_blank" : "");
    return link.getAttribute("href");
  };

  it("downloads also what the browser could show", async () => {
    showAt(1_440);
    serve();

    expect(await pressed("Herunterladen")).toBe("/v1/files/f1?download=true");
  });

  it("opens in a tab of its own what the browser shows", async () => {
    serve();

    expect(await pressed("Öffnen", true)).toBe("/v1/files/f1");
  });

  it("offers to download, once, what the browser cannot show", async () => {
    showAt(1_440);
    serve(aFile({ path: [] }));

    expect(await pressed("Herunterladen")).toBe("/v1/files/f1?download=true");
    expect(screen.queryByRole("button", { name: "Öffnen" })).toBeNull();
  });

  it("brings an older version back once it was confirmed", async () => {
    showAt(1_440);
    const { asked } = serve();
    const { user } = renderCloud("/cloud/letter");

    await user.click(await screen.findByRole("button", { name: /^Zurückholen/ }));
    await screen.findByText(/wird wieder die aktuelle/);
    await user.click(screen.getByRole("button", { name: "Zurückholen" }));

    await waitFor(() => expect(asked("PUT /v1/cloud/letter/versions/f0/restore")).toHaveLength(1));
  });

  it("offers no changes to who only reads", async () => {
    showAt(1_440);
    serve(aFile({ createdBy: "e9", path: [] }));
    renderCloud("/cloud/letter");

    await screen.findByText("aktuell");

    expect(screen.queryByRole("button", { name: /^Zurückholen/ })).toBeNull();
    expect(screen.queryByRole("button", { name: "Löschen" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Neue Version hochladen" })).toBeNull();
  });
});
