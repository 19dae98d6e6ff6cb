import { portal } from "../../portal.ts";
import { beginParts, uploadPicture } from "../../support/files.builder.ts";
import type { AreaRows } from "./endpoint-row.ts";
import { articleWithImage, stored } from "./resources.ts";
import { everybody, members, oneself } from "./rights.ts";

const own = {
  imageOfArticle: async (organisationId: string) => ({ id: (await articleWithImage(organisationId)).fileId }),
  upload: async () => ({ id: await uploadPicture(await portal({ as: "admin" })) }),
  partedUpload: async () => ({ id: await beginParts(await portal({ as: "admin" }), 1200) }),
};

export const filesRows: AreaRows<"files"> = {
  begin: {
    isOwn: true,
    right: members,
    body: { fileName: "merkblatt.pdf", contentType: "application/pdf", size: 1200, purpose: "article" },
  },
  parts: {
    list: { isOwn: true, right: oneself, resource: own.partedUpload },
    sign: {
      isOwn: true,
      right: oneself,
      body: { numbers: [1], checksums: [`${"A".repeat(43)}=`] },
      resource: own.partedUpload,
    },
    complete: { isOwn: true, right: oneself, body: { parts: [] }, resource: own.partedUpload },
    abort: { isOwn: true, right: oneself, resource: own.partedUpload },
  },
  publicUploads: {
    begin: {
      isOwn: true,
      right: everybody,
      body: {
        fileName: "lebenslauf.pdf",
        contentType: "application/pdf",
        size: 1200,
        purpose: "application",
      },
    },
    uploads: { isOwn: true, right: everybody, query: { ids: ["upload"] } },
  },
  upload: { isOwn: true, right: oneself, resource: own.upload },
  uploads: { isOwn: true, right: members, query: { ids: ["upload"] } },
  read: { isOwn: true, right: members, query: { variant: "thumbnail" }, resource: own.imageOfArticle },
  readPublic: {
    isOwn: true,
    right: everybody,
    query: { variant: "preview" },
    resource: own.imageOfArticle,
  },
  readOffered: {
    isOwn: true,
    right: everybody,
    query: { token: "angeboten" },
    resource: stored.offeredFile,
  },
};
