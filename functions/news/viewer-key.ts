import { actorOf, type Viewer } from "../../shared/login/permissions.ts";

/** The same for two viewers only if they see the same articles, newsletters and subscribers. */
export const viewerKey = (viewer: Viewer): string =>
  JSON.stringify([
    actorOf(viewer),
    viewer.isAdmin,
    viewer.grants.filter(({ rule }) => rule === "EDIT_NEWS").map(({ ressource }) => ressource),
  ]);
