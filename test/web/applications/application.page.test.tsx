import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { ApplicationMailDraft } from "../../../shared/applications/application-mail.ts";
import { applicationProblems } from "../../../shared/applications/applications.problems.ts";
import { json, noContent, problem } from "../fake-server.ts";
import { employee } from "../people.ts";
import { pick } from "../pick.ts";
import { showAt } from "../screen.ts";
import { anApplication, ONE, read, showApplications } from "./show-applications.ts";

import "../../../web/applications/detail/application.page.tsx";

const AT = "/applications/1/a1";

const followed = () => {
  const links: HTMLAnchorElement[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    links.push(this);
  });
  return links;
};
const button = (name: string | RegExp) => screen.findByRole("button", { name });

describe("an application", () => {
  it("shows all that was sent, and when it will be deleted", async () => {
    showApplications(AT);

    expect(await screen.findByRole("heading", { name: "Frau Änne Groß", level: 1 })).toBeDefined();
    for (const words of ["Wirtschaftsprüfung", "17.05.1998", "Hauptstraße 1, 4020 Linz", "HAK Linz", "BMD"])
      expect(screen.getByText(words)).toBeDefined();
    expect(screen.getByText("01.12.2026")).toBeDefined();
  });

  it("opens a file in the page only when asked, since that is recorded", async () => {
    showAt(1440);
    const page = showApplications(AT);
    const files = within(await screen.findByRole("region", { name: "Unterlagen" }));
    expect(files.queryByRole("img", { name: "Foto.jpg" })).toBeNull();

    await page.user.click(files.getByRole("button", { name: "Foto.jpg ansehen" }));

    expect(files.getByRole("img", { name: "Foto.jpg" }).getAttribute("src")).toBe(
      `${ONE}/files/f2?variant=preview`,
    );
    const links = followed();
    await page.user.click(files.getByRole("button", { name: "Lebenslauf.pdf herunterladen" }));
    expect(links.map(({ href }) => new URL(href).pathname)).toEqual([`${ONE}/files/f1`]);
  });

  it("is moved to another stage, and says what has happened", async () => {
    let now = anApplication();
    const page = showApplications(AT, {
      answers: {
        [`GET ${ONE}`]: () => read(now),
        [`PUT ${ONE}/stage`]: () => {
          const at = "2026-05-21T08:00:00.000Z";
          const step = {
            kind: "stage",
            at,
            by: employee.id,
            byName: "Eva Gruber",
            from: "new",
            to: "seen",
          } as const;
          now = anApplication({ stage: "seen", history: [step] });
          return read(now);
        },
      },
    });
    await screen.findByText("Noch nichts geschehen.");
    await pick("Stufe", "Gesichtet");

    expect(await screen.findByText(/Eva Gruber: von „Neu“ auf „Gesichtet“/)).toBeDefined();
    expect(page.asked(`PUT ${ONE}/stage`)[0]?.body).toEqual({ stage: "seen" });
  });

  it("is invited by a mail that is shown as it goes out, and sent by a button that says to whom", async () => {
    showAt(1440);
    const page = showApplications(AT, {
      answers: {
        [`POST ${ONE}/mails/preview`]: ({ body }) =>
          json({
            to: "aenne+jobs@applicant.example",
            subject: ApplicationMailDraft.parse(body).subject,
            html: "<p>Vorschau</p>",
          }),
        [`POST ${ONE}/mails`]: () => read(anApplication({ stage: "invited" })),
      },
    });
    await page.user.click(await button("E-Mail senden"));
    const sending = await button("An aenne+jobs@applicant.example senden");
    expect(sending).toHaveProperty("disabled", true);
    await page.user.type(screen.getByLabelText("Termin 1"), "03.05.2027 10:00");
    await waitFor(() => expect(sending).toHaveProperty("disabled", false));
    expect(screen.getByText("Mit dem Senden steht die Bewerbung auf „Eingeladen“.")).toBeDefined();
    await page.user.click(sending);

    await screen.findByText("Die E-Mail ist unterwegs an aenne+jobs@applicant.example.");
    const [sent] = page.asked(`POST ${ONE}/mails`);
    expect(sent?.headers.get("If-Match")).toBe('"v1"');
    expect(sent?.body).toEqual(page.asked(`POST ${ONE}/mails/preview`).at(-1)?.body);
    expect(sent?.body).toMatchObject({ kind: "invitation", dates: ["2027-05-03T08:00:00.000Z"] });
  });

  it("has notes, which who wrote them changes, and deletes after being asked", async () => {
    const note = {
      id: "n1",
      at: "2026-05-21T08:00:00.000Z",
      by: employee.id,
      byName: "Eva Gruber",
      content: "<p>Gut.</p>",
    };
    const notes = [note, { ...note, id: "n2", by: "other", byName: "Jan Moser", editedAt: note.at }];
    const NOTE = `${ONE}/notes/n1`;
    const page = showApplications(AT, {
      applications: [anApplication({ notes })],
      answers: {
        [`PUT ${NOTE}`]: () => read(anApplication({ notes })),
        [`DELETE ${NOTE}`]: noContent,
      },
    });
    const [own, others] = within(await screen.findByRole("region", { name: "Notizen" })).getAllByRole(
      "listitem",
    );
    expect(own?.textContent).not.toContain("bearbeitet");
    expect(others?.textContent).toContain("bearbeitet");
    expect(within(others ?? document.body).queryByRole("button")).toBeNull();

    await page.user.click(await button("Notiz ändern"));
    const editor = await screen.findByRole("textbox", { name: "Notiz" });
    expect(editor.textContent).toBe("Gut.");
    await waitFor(() => expect(document.activeElement).toBe(editor));
    await page.user.click(await button("Speichern"));
    await waitFor(() =>
      expect(page.asked(`PUT ${NOTE}`)).toMatchObject([{ body: { content: "<p>Gut.</p>" } }]),
    );
    await page.user.click(await button("Notiz löschen"));
    expect(await screen.findByText("Die Notiz von Eva Gruber wird endgültig gelöscht.")).toBeDefined();
    expect(page.asked(`DELETE ${NOTE}`)).toEqual([]);
    await page.user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Löschen" }));
    await waitFor(() => expect(page.asked(`DELETE ${NOTE}`)).toHaveLength(1));
  });

  it("is answered by the own mail program, and exported", async () => {
    showAt(1440);
    const page = showApplications(AT);
    const links = followed();
    await page.user.click(await button("Antworten"));
    await page.user.click(await button("Als ZIP exportieren"));

    expect(links[0]?.href).toBe("mailto:aenne%2Bjobs@applicant.example?subject=Ihre%20Bewerbung");
    expect(new URL(links[1]?.href ?? "").pathname).toBe(`${ONE}/export`);
  });

  it("points to earlier applications of the same person", async () => {
    showApplications(AT, {
      applications: [
        anApplication({
          earlier: [
            { id: "a0", organisationId: "2", isProcessed: true, createdAt: "2025-02-03T08:00:00.000Z" },
          ],
        }),
      ],
    });

    const link = await screen.findByRole("link", { name: "Kanzlei Linz, 03.02.2025, Bearbeitet" });
    expect(link.getAttribute("href")).toBe("/applications/2/a0");
  });

  it("is kept longer only by the applicant's consent, who is asked once a day", async () => {
    showAt(1440);
    let tries = 0;
    const page = showApplications(AT, {
      answers: {
        [`POST ${ONE}/consent`]: () => {
          tries += 1;
          return tries === 1 ? problem(applicationProblems.askedToday) : read(anApplication());
        },
      },
    });
    await page.user.click(await button("Länger aufbewahren"));
    await page.user.click(await button("Um Einwilligung bitten"));
    expect(await screen.findByText("Heute wurde schon gefragt.")).toBeDefined();
    await page.user.click(await button("Um Einwilligung bitten"));

    await waitFor(() => expect(page.asked(`POST ${ONE}/consent`)).toHaveLength(2));
    expect(page.asked(`POST ${ONE}/consent`)[0]?.body).toEqual({ months: 12 });
  });

  it("has one action and a menu of the others, on wide screens, too", async () => {
    showAt(1440);
    const page = showApplications(AT, { person: { isAdmin: true } });
    const more = await button("Mehr");
    const menu = document.getElementById(more.getAttribute("aria-controls") ?? "");
    const beside = within(more.closest(".page-header-action") ?? document.body)
      .getAllByRole("button")
      .filter((one) => !menu?.contains(one));

    expect(beside.map((one) => one.textContent || one.getAttribute("aria-label"))).toEqual([
      "E-Mail senden",
      "Mehr",
    ]);
    await page.user.click(more);
    expect(more.getAttribute("aria-expanded")).toBe("true");
  });

  it("leads administrators alone to who looked at it", async () => {
    showAt(1440);
    const page = showApplications(AT, { person: { isAdmin: true } });
    await page.user.click(await button("Wer das gesehen hat"));

    await waitFor(() => expect(page.address()).toBe("/administration/audit?subjectId=a1"));
  });

  it("shows directors no way to the audit trail", async () => {
    showAt(1440);
    showApplications(AT);

    await button("Antworten");
    expect(screen.queryByRole("button", { name: "Wer das gesehen hat" })).toBeNull();
  });
});
