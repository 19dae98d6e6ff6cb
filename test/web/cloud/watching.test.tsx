import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { cloudProblems } from "../../../shared/cloud/cloud.problems.ts";
import { json, noContent, problem } from "../fake-server.ts";
import { showAt } from "../screen.ts";
import { aFolder, cloudServer } from "./cloud-server.ts";
import { renderCloud } from "./render-cloud.tsx";

import "../../../web/cloud/item.page.tsx";

const AT = "/cloud/templates";
const WATCH = "PUT /v1/cloud/templates/watch";
const button = (name: string) => screen.findByRole("button", { name });

const serve = (watches: boolean, answer: () => Response = noContent) => {
  showAt(1_440);
  return cloudServer([], {
    "GET /v1/cloud/templates": () => json(aFolder({ path: [], watches })),
    [WATCH]: answer,
  });
};

describe("a folder", () => {
  it("is watched by one press, and no longer by another", async () => {
    const { asked } = serve(false);
    const { user } = renderCloud(AT);

    await user.click(await button("Beobachten"));
    expect(await screen.findByText(/höchstens einmal in der Stunde eine E-Mail/)).toBeDefined();
    await user.click(await button("Nicht beobachten"));

    expect(await button("Beobachten")).toBeDefined();
    expect(asked(WATCH).map(({ body }) => body)).toEqual([{ watches: true }, { watches: false }]);
  });

  it("is no longer watched by the link of a mail, which leaves the address and can be taken back", async () => {
    const { asked } = serve(true);
    const { user, address } = renderCloud(`${AT}?unwatch=1`);

    await screen.findByText("Sie bekommen zu diesem Ordner keine E-Mails mehr.");
    await waitFor(() => expect(address()).toBe(AT));
    await user.click(await button("Rückgängig"));

    expect(await button("Nicht beobachten")).toBeDefined();
    expect(asked(WATCH).map(({ body }) => body)).toEqual([{ watches: false }, { watches: true }]);
  });

  it("stays as it was where watching fails, and says why", async () => {
    serve(false, () => problem(cloudProblems.noEmployee));
    const { user } = renderCloud(AT);

    await user.click(await button("Beobachten"));

    expect(await screen.findByText(cloudProblems.noEmployee.title)).toBeDefined();
    expect(await button("Beobachten")).toBeDefined();
  });
});
