import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";

/** A page that is loaded when it is first visited, by the name its file exports it under. */
export const page = <Name extends string>(
  path: string,
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): RouteObject => ({ path, lazy: async () => ({ Component: (await load())[name] }) });
