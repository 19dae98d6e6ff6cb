import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";

export const page = <Name extends string>(
  path: string,
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): RouteObject => ({ path, lazy: async () => ({ Component: (await load())[name] }) });
