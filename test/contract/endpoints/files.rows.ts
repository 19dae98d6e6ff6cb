import type { portal } from "../../../shared/portal.contract.ts";
import type { RowsOf } from "./endpoint-row.ts";
import { everybody, members, oneself } from "./rights.ts";
import { stored } from "./subjects.ts";

export const filesRows: RowsOf<typeof portal.files> = {
  begin: {
    isOwn: true,
    right: members,
    body: { fileName: "merkblatt.pdf", contentType: "application/pdf", size: 1200, purpose: "article" },
  },
  parts: {
    list: { isOwn: true, right: oneself, subject: stored.partedUpload },
    sign: {
      isOwn: true,
      right: oneself,
      body: { numbers: [1], checksums: [`${"A".repeat(43)}=`] },
      subject: stored.partedUpload,
    },
    complete: { isOwn: true, right: oneself, body: { parts: [] }, subject: stored.partedUpload },
    abort: { isOwn: true, right: oneself, subject: stored.partedUpload },
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
  upload: { isOwn: true, right: oneself, subject: stored.upload },
  uploads: { isOwn: true, right: members, query: { ids: ["upload"] } },
  read: { isOwn: true, right: members, query: { variant: "thumbnail" }, subject: stored.imageOfArticle },
  readPublic: {
    isOwn: true,
    right: everybody,
    query: { variant: "preview" },
    subject: stored.imageOfArticle,
  },
  readOffered: {
    isOwn: true,
    right: everybody,
    query: { token: "angeboten" },
    subject: stored.offeredFile,
  },
};
