import { Transformer } from "@napi-rs/image";
import { listConfig } from "../../shared/contract/list.ts";
import { UploadTicket } from "../../shared/files/file.ts";
import { files } from "../../shared/files/files.contract.ts";
import { galleries } from "../../shared/galleries/galleries.contract.ts";
import { portal } from "../portal.ts";
import type { Browser } from "../support/browser.ts";
import { fetchFile, scanUpload, sendForm } from "../support/files.builder.ts";

let shade = 0;

/** Another one each time, so that none is a duplicate by chance. */
export const aPhoto = async (width = 60, height = 40): Promise<Uint8Array> => {
  const pixels = Buffer.alloc(width * height * 4, 255);
  pixels.writeUInt32BE((++shade * 0x010307) >>> 0, 0);
  return Transformer.fromRgbaPixels(pixels, width, height).png();
};

interface Photo {
  readonly bytes?: Uint8Array;
  readonly contentType?: string;
  readonly fileName?: string;
}

/** A gallery, who looks after it, and a colleague. */
export const galleryFixture = async (name = "Sommerfest") => {
  const { table, as } = await portal();
  const admin = await portal({ as: "admin" });
  const gallery = (await admin.call(galleries.create, { body: { name } })).data;
  const { id } = gallery;
  const [keeper, colleague] = await Promise.all([
    as({
      grants: [
        { rule: "EDIT_GROUP", ressource: id },
        { rule: "DELETE_GROUP", ressource: id },
      ],
    }),
    as({}),
  ]);

  /** Sent, and not checked yet. */
  const send = async ({ bytes, contentType = "image/png", fileName = "foto.png" }: Photo = {}) => {
    const content = bytes ?? (await aPhoto());
    const body = { fileName, contentType, size: content.length, purpose: "gallery" as const };
    const { id: fileId, upload } = UploadTicket.parse((await keeper.call(files.begin, { body })).data);
    await sendForm(upload, content);
    return fileId;
  };
  const check = async (fileId: string) => {
    await scanUpload(fileId);
  };
  const put = async (fileId: string, caption: { username?: string; description?: string } = {}) =>
    (await keeper.call(galleries.images.create, { params: { id }, body: { fileId, ...caption } })).data;

  return {
    table,
    as,
    gallery,
    admin,
    keeper,
    colleague,
    send,
    check,
    put,
    add: async (caption = {}, photo: Photo = {}) => {
      const fileId = await send(photo);
      await check(fileId);
      return put(fileId, caption);
    },
    list: async (config = {}, by: Pick<Browser, "call"> = colleague) =>
      (await by.call(galleries.images.list, { params: { id }, query: { config: listConfig(config) } })).data,
    read: async (by: Pick<Browser, "call"> = colleague) =>
      (await by.call(galleries.read, { params: { id } })).data,
    fetchFile: async (fileId: string, variant?: "thumbnail" | "preview") => {
      const { response } = await colleague.send(files.read, { params: { id: fileId }, query: { variant } });
      const location = response.headers.get("location");
      return location === null ? undefined : Buffer.from(await (await fetchFile(location)).arrayBuffer());
    },
  };
};
