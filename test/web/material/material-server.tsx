import { materialRoutes } from "../../../web/material/material.routes.ts";
import { aMaterialList, aMaterialOrder } from "../../support/material.builder.ts";
import { fakeServer, json, listed } from "../fake-server.ts";
import type { SignedIn } from "../people.ts";
import { renderArea } from "../render-area.tsx";

export const LIST = "GET /material.json";
export const ORDER = "PUT /v1/material/order";
export const ORDERS = "GET /v1/material/orders";

/** A portal whose list has two groups, and one order of an envelope. */
export const materialServer = (answers: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    "GET /v1/organisations/summaries": () =>
      listed({ id: "1", name: "Kanzlei Wien" }, { id: "2", name: "Kanzlei Graz" }),
    [LIST]: () => json(aMaterialList()),
    [ORDERS]: () => listed(aMaterialOrder({ id: "first", createdBy: "e1" })),
    [ORDER]: () => json(aMaterialOrder(), { status: 201 }),
    ...answers,
  });

export const renderMaterial = (at: string, person?: SignedIn) => renderArea(materialRoutes, at, person);
