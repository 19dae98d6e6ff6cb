import { portal } from "../../portal.ts";
import { aStoredGallery } from "../../support/gallery.builder.ts";
import type { AreaRows } from "./endpoint-row.ts";
import { admins, groupDeleters, groupEditors, members } from "./rights.ts";

const gallery = async (id: string) => aStoredGallery((await portal()).table, id);
const body = { name: "Sommerfest" };

export const galleriesRows: AreaRows<"galleries"> = {
  list: { right: members },
  read: { right: members, subject: gallery },
  create: { right: admins, body },
  update: { right: groupEditors, body, subject: gallery },
  remove: { right: groupDeleters, query: {}, subject: gallery },
  images: {
    list: { right: members, subject: gallery },
    create: { isOwn: true, right: groupEditors, body: { fileId: "unknown" }, subject: gallery },
    describe: { isOwn: true, right: groupEditors, body: { images: [] }, subject: gallery },
    reorder: { isOwn: true, right: groupEditors, body: { imageIds: [] }, subject: gallery },
    update: { isOwn: true, right: groupEditors, body: { username: "Tanz" }, subject: gallery },
    remove: { right: groupEditors, subject: gallery },
  },
};
