import type { RouteObject } from "react-router-dom";
import { postRoutes } from "./posts/posts.routes.ts";

export const discussionsRoutes: RouteObject[] = [...postRoutes];
