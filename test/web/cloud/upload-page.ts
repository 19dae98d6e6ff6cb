import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { json, noContent } from "../fake-server.ts";
import { aFile, cloudServer } from "./cloud-server.ts";

/** jsdom gives no file its place in a chosen folder. */
export const aText = (name: string, content = "Text") =>
  Object.defineProperty(
    new File([content], name, { type: "text/plain", lastModified: 1000 }),
    "webkitRelativePath",
    { value: "" },
  );

/** A portal that finds every upload good. */
export const uploadServer = (answers: Parameters<typeof cloudServer>[1] = {}) => {
  let count = 0;
  const uploadOf = (id: string) => ({
    id,
    fileName: "a",
    contentType: "text/plain",
    size: 4,
    state: "ready",
    reason: null,
  });
  return cloudServer([], {
    "POST /v1/files": () => {
      count += 1;
      return json({ id: `up-${count}`, upload: { url: "http://s3.test/bucket", fields: {} } });
    },
    "PUT /v1/cloud": () => json(aFile(), { status: 201 }),
    "GET /v1/files/uploads": ({ url }) =>
      json({ data: url.searchParams.get("ids")?.split(",").map(uploadOf) }),
    ...Object.fromEntries(
      ["begun", "up-1", "up-2"].map((id) => [`DELETE /v1/files/${id}/multipart`, noContent]),
    ),
    ...answers,
  });
};

export const chooseFiles = async (...files: File[]) => {
  const field = await screen.findByLabelText("Dateien hochladen", { selector: "input" });
  fireEvent.change(field, { target: { files } });
};

export const panelIsGone = (name = "Wird hochgeladen") =>
  waitFor(() => expect(screen.queryByRole("region", { name })).toBeNull());
