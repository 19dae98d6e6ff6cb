/** Navigation and links show only these; a new area adds its routes here and in `pages.tsx`. */
export const builtRoutes: ReadonlySet<string> = new Set([
  "/home",
  "/profile",
  "/organisations",
  "/employees",
  "/employees/:id",
  "/organisations/:id",
  "/discussions",
  "/calendar",
  "/cloud",
  "/misc",
  "/galleries",
  "/material",
  "/applications",
  "/news",
  "/news/articles",
  "/news/newsletters",
  "/news/subscribers",
  "/administration",
  "/administration/audit",
  "/administration/settings",
  "/administration/users",
  "/administration/access",
  "/administration/templates",
]);

export const isBuilt = (route: string): boolean => builtRoutes.has(route);
