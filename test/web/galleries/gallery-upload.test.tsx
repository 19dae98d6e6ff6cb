import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fileProblems } from "../../../shared/files/files.problems.ts";
import type { GalleryImage } from "../../../shared/galleries/gallery-image.ts";
import { galleryUploads } from "../../../web/galleries/upload/gallery-uploads.tsx";
import { anImage } from "../../support/gallery-wire.builder.ts";
import { fakeS3, finishSending } from "../components/files/fake-s3.ts";
import { json, problem } from "../fake-server.ts";
import { showAt } from "../screen.ts";
import { arrange } from "./arranging.ts";

import "../../../web/galleries/arrange/arrange.page.tsx";

const CREATE = "POST /v1/galleries/party/images";

beforeEach(() => void showAt(1_440));
afterEach(() => act(() => galleryUploads.cancel()));

describe("uploading into a gallery", () => {
  const photo = (name: string) =>
    Object.defineProperty(new File(["x"], name, { type: "image/jpeg" }), "webkitRelativePath", { value: "" });
  const choose = async (...files: File[]) =>
    fireEvent.change(await screen.findByLabelText("Bilder hochladen", { selector: "input" }), {
      target: { files },
    });
  const ticket = () => json({ id: "up-1", upload: { url: "http://s3.test/bucket", fields: {} } });

  it("puts each image in as soon as it is sent, before it is checked", async () => {
    const s3 = fakeS3();
    const stored: GalleryImage[] = [];
    const { asked } = arrange(
      {
        "POST /v1/files": ticket,
        [CREATE]: () => {
          stored.push(anImage(1, { hasFile: false }));
          return json(stored[0], { status: 201 });
        },
      },
      () => stored,
    );

    await choose(photo("IMG_2001.jpg"));
    await finishSending(s3, "IMG_2001.jpg");

    await screen.findByText("wird vorbereitet");
    expect(asked(CREATE)[0]?.body).toEqual({ fileId: "up-1" });
    expect(asked("GET /v1/files/up-1/upload")).toHaveLength(0);
  });

  it("says in the server's words why one was refused, and sends the failed again", async () => {
    const s3 = fakeS3();
    const heic = "Bilder im Format HEIC können nicht angezeigt werden.";
    const { user } = arrange(
      {
        "POST /v1/files": ({ body }) =>
          JSON.stringify(body).includes("heic")
            ? problem(fileProblems.typeRefused, { detail: heic })
            : ticket(),
        [CREATE]: () => json(anImage(1), { status: 201 }),
      },
      () => [],
    );

    await choose(photo("IMG_1.heic"), photo("IMG_2.jpg"));
    await screen.findByText(heic);
    expect(screen.queryByRole("button", { name: "IMG_1.heic noch einmal hochladen" })).toBeNull();
    await waitFor(() => expect(s3.of("IMG_2.jpg")).toBeDefined());
    act(() => s3.of("IMG_2.jpg")?.fail());
    await user.click(await screen.findByRole("button", { name: "IMG_2.jpg noch einmal hochladen" }));

    await waitFor(() => expect(s3.sent).toHaveLength(2));
  });

  it("takes an image for stored whose first answer was lost", async () => {
    const s3 = fakeS3();
    arrange({ "POST /v1/files": ticket, [CREATE]: () => problem(fileProblems.taken) }, () => []);

    await choose(photo("IMG_1.jpg"));
    await finishSending(s3, "IMG_1.jpg");

    await waitFor(() => expect(screen.queryByRole("region", { name: "Wird hochgeladen" })).toBeNull());
  });

  it("tells what a faster check has found", async () => {
    const s3 = fakeS3();
    const reason = "Das Bild ist beschädigt.";
    arrange(
      {
        "POST /v1/files": ticket,
        [CREATE]: () => problem(fileProblems.notReady),
        "GET /v1/files/up-1/upload": () => json({ id: "up-1", state: "refused", reason }),
      },
      () => [],
    );

    await choose(photo("IMG_1.jpg"));
    await finishSending(s3, "IMG_1.jpg");

    await screen.findByText(reason);
  });
});
