import { cleanup, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Employee } from "../../../shared/organisations/employee.ts";
import { OwnDataPage } from "../../../web/profile/own-data.page.tsx";
import { anEmployee, anOffice } from "../../support/people.builder.ts";
import { fakeServer, listed, versioned } from "../fake-server.ts";
import { renderArea } from "../render-area.tsx";

const eva = anEmployee({ id: "e1", firstname: "Eva", lastname: "Huber" });
const SAVE = "PATCH /v1/login/profile";

const show = (facts: Partial<Employee> = {}) => {
  const server = fakeServer({
    "GET /v1/login/profile": () => versioned({ ...eva, ...facts }, 5),
    "GET /v1/organisations/summaries": () => listed(anOffice({ id: "o1", urlName: "melk" })),
    [SAVE]: () => versioned({ ...eva, hobbies: "Lesen" }, 6),
  });
  return { ...renderArea([{ path: "*", Component: OwnDataPage }], "/profile/edit"), server };
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
  });

  it("tell what outsiders will see, as the switches stand, and that they see nothing of who is not shown", async () => {
    const { user } = show({ showOnHomepage: true, showEmail: true, showPhone: false, employedAt: "o1" });
    const sight = within(await screen.findByRole("region", { name: "So sieht es die Öffentlichkeit" }));
    expect(sight.getByText("anna.mueller@berger.example")).toBeDefined();
    expect(sight.getByRole("link").getAttribute("href")).toMatch(/\/kanzleien\/melk$/);

    await user.click(screen.getByRole("checkbox", { name: "E-Mail-Adresse zeigen" }));
    await user.click(screen.getByRole("checkbox", { name: "Telefonnummer zeigen" }));

    expect(sight.queryByText("anna.mueller@berger.example")).toBeNull();
    expect(sight.getByText("+43 2742 12345-12")).toBeDefined();
    cleanup();
    show({ showOnHomepage: false, employedAt: "o1" });
    expect(await screen.findByText(/Die Öffentlichkeit sieht diese Person nicht/)).toBeDefined();
  });
});
