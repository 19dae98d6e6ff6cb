import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { PageRegion } from "../../../web/app/shell/page-region.tsx";
import { OwnDataPage } from "../../../web/profile/own-data.page.tsx";
import { anEmployee } from "../../support/people.builder.ts";
import { fakeServer, json } from "../fake-server.ts";
import { signIn } from "../people.ts";
import { renderRoutes } from "../render-page.tsx";

const eva = anEmployee({ id: "e1", firstname: "Eva", lastname: "Huber" });
const SAVE = "PATCH /v1/login/profile";
const versioned = (entity: unknown, version: number) => json(entity, { headers: { ETag: `"${version}"` } });

const show = () => {
  signIn();
  const server = fakeServer({
    "GET /v1/health": () => json({ status: "ok" }),
    "GET /v1/login/profile": () => versioned(eva, 5),
    [SAVE]: () => versioned({ ...eva, hobbies: "Lesen" }, 6),
  });
  const page = renderRoutes(
    [{ Component: PageRegion, children: [{ path: "*", Component: OwnDataPage }] }],
    "/profile/edit",
  );
  return { ...page, server };
};

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name, { selector: "input" });

describe("one's own data", () => {
  it("are saved with their version, without what the office says", async () => {
    const { user, server } = show();
    await user.clear(await field("Hobbys"));
    await user.type(await field("Hobbys"), "Lesen");

    await user.click(screen.getByRole("button", { name: "Speichern" }));

    await screen.findByText(/Gespeichert um/);
    const [request] = server.asked(SAVE);
    expect(request?.headers.get("If-Match")).toBe('"5"');
    expect(request?.body).toMatchObject({ hobbies: "Lesen", birthday: "1980-05-17" });
    for (const name of ["firstname", "email", "jobTitle", "isDirector", "employedAt", "showBirthday"]) {
      expect(request?.body).not.toHaveProperty(name);
    }
  });

  it("show what the office says, to be read", async () => {
    show();

    await screen.findByRole("region", { name: "Angaben der Kanzlei" });
    expect(screen.getByText("Mag. Eva Huber")).toBeDefined();
    expect(screen.queryByLabelText("Vorname")).toBeNull();
    expect(screen.getByRole("region", { name: "Website der Kanzlei" }).textContent).toContain(
      "noch nicht mit dem Portal verbunden",
    );
  });
});
