import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openMaterialList } from "../../functions/material/material-list.ts";
import { readMaterialList } from "../../shared/material/read-material-list.ts";
import { checkedMaterialList } from "../../web/material/checked-list.ts";
import { aMaterialList } from "../support/material.builder.ts";

const faultsOf = (content: unknown) =>
  readMaterialList(typeof content === "string" ? content : JSON.stringify(content)).faults;

describe("a list of material", () => {
  it("that the portal comes with is sound", async () => {
    const content = await readFile(new URL("../../web/public/material.json", import.meta.url), "utf8");

    expect(faultsOf(content)).toBeUndefined();
  });

  it("says where it is broken, in words", () => {
    const [group] = aMaterialList().groups;

    expect(faultsOf("{")?.[0]).toMatch(/^Die Datei ist kein gültiges JSON/);
    expect(faultsOf({ groups: [{ name: "Leer" }] })).toEqual(["groups › 1 › articles: Bitte ausfüllen."]);
    expect(faultsOf({ groups: [{ name: "Stifte", articles: [{ id: "stift", name: 3 }] }] })).toEqual([
      "groups › 1 › articles › 1 › name: Hier gehört Text hin.",
    ]);
    expect(faultsOf({ groups: [group, { ...group, name: "Noch einmal", specials: [] }] })).toEqual([
      "groups › 2: Die Kennung „kuvert-c5“ kommt zweimal vor.",
      "groups › 2: Die Kennung „briefpapier“ kommt zweimal vor.",
    ]);
  });

  it("keeps what else stands beside an article", () => {
    expect(readMaterialList(JSON.stringify(aMaterialList())).list?.groups[0]?.articles[0]).toMatchObject({
      Format: "229 × 162 mm",
    });
  });

  it("ends the build when it is broken", async () => {
    const { buildStart } = checkedMaterialList(new URL("../../biome.json", import.meta.url).pathname);

    await expect((buildStart as () => Promise<void>)()).rejects.toThrow(
      /biome\.json is no list of material:\n {2}groups: Bitte ausfüllen/,
    );
  });
});

describe("where orders are taken", () => {
  let content = "";
  let status = 200;
  const site = createServer((_, response) => response.writeHead(status).end(content));
  let origin = "";
  let asked = 0;

  beforeAll(async () => {
    site.on("request", () => asked++);
    await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  });
  afterAll(() => void site.close());

  it("the list is read again after a minute, so that a new one needs no deployment", async () => {
    let now = 0;
    asked = 0;
    const load = openMaterialList(origin, () => now);
    content = JSON.stringify(aMaterialList());
    await load();
    content = JSON.stringify({ groups: [{ name: "Neu", articles: [{ id: "neu", name: "Neu" }] }] });

    now = 59_000;
    expect([...(await load()).keys()]).toContain("kuvert-c5");
    now = 60_000;
    expect([...(await load()).keys()]).toEqual(["neu"]);
    expect(asked).toBe(2);
  });

  it("an article that was listed just now can be ordered at once", async () => {
    let now = 0;
    const load = openMaterialList(origin, () => now);
    content = JSON.stringify(aMaterialList());
    await load(["kuvert-c5"]);
    content = JSON.stringify({ groups: [{ name: "Neu", articles: [{ id: "neu", name: "Neu" }] }] });

    now = 4_000;
    expect((await load(["neu"])).has("neu")).toBe(true);
  });

  it("a list that cannot be reached for a while is that of before", async () => {
    let now = 0;
    const load = openMaterialList(origin, () => now);
    content = JSON.stringify(aMaterialList());
    await load();
    status = 502;

    now = 60_000;
    expect([...(await load()).keys()]).toContain("kuvert-c5");
    await expect(openMaterialList(origin)()).rejects.toMatchObject({ kind: { status: 503 } });
    status = 200;
  });

  it("a broken list refuses orders with 503, and a mended one takes them at once", async () => {
    const load = openMaterialList(origin);
    content = "<!doctype html>";

    await expect(load()).rejects.toMatchObject({ code: "material-order.list-broken", kind: { status: 503 } });
    content = JSON.stringify(aMaterialList());
    expect((await load()).size).toBe(4);
  });
});
