import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { StackOutputs } from "../../infra/create-admin/portal-access.ts";
import { colleaguesPassword, signIns } from "../../infra/demo/people/sign-ins.ts";
import { projectFolder } from "../../infra/local/build/project.ts";
import { production, templatesOf } from "./synthesised.ts";

const passwords = [colleaguesPassword, ...Object.values(signIns).map(({ password }) => password)];
const { parent } = templatesOf(production);

describe("a deployed stack", () => {
  it("tells the command for the first administrator where the portal is", () => {
    expect(Object.keys(parent.Outputs)).toEqual(expect.arrayContaining(Object.keys(StackOutputs.shape)));
  });

  it("has no default password, neither in its template nor in what its functions are made of", async () => {
    const sources = [];
    for await (const path of glob("{functions,shared,web}/**/*.{ts,tsx,json}", { cwd: projectFolder })) {
      sources.push(path);
    }

    expect(sources.length).toBeGreaterThan(500);
    for (const password of passwords) {
      expect(JSON.stringify(parent)).not.toContain(password);
      const telling = sources.filter((path) =>
        readFileSync(`${projectFolder}/${path}`, "utf8").includes(password),
      );
      expect(telling).toEqual([]);
    }
  });

  it("is filled by nothing that is deployed: no resource puts a user into the table", () => {
    const kinds = new Set(Object.values(parent.Resources).map(({ Type }) => Type));

    expect([...kinds].filter((type) => type.startsWith("Custom::")).toSorted()).toEqual([
      "Custom::CDKBucketDeployment",
      "Custom::FileAddressKeyPairs",
    ]);
  });
});
