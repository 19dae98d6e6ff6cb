import { portal } from "../../portal.ts";
import { aStoredGallery } from "../../support/gallery.builder.ts";
import type { AreaRows } from "./endpoint-row.ts";
import { admins, groupDeleters, groupEditors, members } from "./rights.ts";

const gallery = async (id: string) => aStoredGallery((await portal()).table, id);
const body = { name: "Sommerfest" };

export const galleriesRows: AreaRows<"galleries"> = {
  list: { right: members },
  read: { right: members, resource: gallery },
  create: { right: admins, body },
  update: { right: groupEditors, body, resource: gallery },
  remove: { right: groupDeleters, query: {}, resource: gallery },
  images: {
    list: { right: members, resource: gallery },
    create: { isOwn: true, right: groupEditors, body: { fileId: "unknown" }, resource: gallery },
    describe: { isOwn: true, right: groupEditors, body: { images: [] }, resource: gallery },
    reorder: { isOwn: true, right: groupEditors, body: { imageIds: [] }, resource: gallery },
    update: { isOwn: true, right: groupEditors, body: { username: "Tanz" }, resource: gallery },
    remove: { right: groupEditors, resource: gallery },
  },
};
