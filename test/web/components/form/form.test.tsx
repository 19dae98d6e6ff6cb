import { screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { ApiProblem, type ProblemParts } from "../../../../web/app/client/api-problem.ts";
import { Form } from "../../../../web/components/form/form.tsx";
import { checkedBy } from "../../../../web/components/form/resolver.ts";
import { TextField } from "../../../../web/components/form/text/text-field.tsx";
import { renderPage } from "../../render-page.tsx";

const refused = (parts: Partial<ProblemParts>) =>
  new ApiProblem({
    status: 400,
    code: "request.malformed",
    title: "Nicht gültig.",
    detail: "Nicht gültig.",
    ...parts,
  });

/** The name is checked late, as a password's strength is. */
const resolver = checkedBy(
  z.object({ name: z.string().refine(async (name) => name !== ""), email: z.string().min(1) }),
);

const Person = ({ error, filled }: { error: unknown; filled: string }) => {
  const form = useForm({ resolver, defaultValues: { name: filled, email: filled } });
  const save = () => Promise.reject(error);

  return (
    <Form form={form} labels={{ name: "Name", email: "E-Mail" }} save={save}>
      <TextField form={form} name="name" label="Name" />
      <TextField form={form} name="email" label="E-Mail" help="Wird nicht veröffentlicht." />
      <button type="submit">Speichern</button>
    </Form>
  );
};

const save = async (error: unknown, filled = "Huber") => {
  const page = renderPage(<Person error={error} filled={filled} />);
  await page.user.click(screen.getByRole("button", { name: "Speichern" }));
  return page;
};

describe("a form", () => {
  it("lists what is wrong in the order of its fields", async () => {
    await save(undefined, "");

    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Name: Dieser Wert ist nicht gültig.",
      "E-Mail: Bitte ausfüllen.",
    ]);
  });
});

describe("a refused save", () => {
  it("stands beside its field, the first one in focus, the sum above", async () => {
    const { user } = await save(
      refused({
        errors: [
          { path: "email", message: "Das ist keine gültige E-Mail-Adresse." },
          { path: "name", message: "Bitte füllen Sie dieses Feld aus." },
        ],
      }),
    );

    const email = screen.getByLabelText("E-Mail");
    expect(document.activeElement).toBe(email);
    expect(email.getAttribute("aria-invalid")).toBe("true");
    const described = (email.getAttribute("aria-describedby") ?? "").split(" ");
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      "Wird nicht veröffentlicht.",
      "Das ist keine gültige E-Mail-Adresse.",
    ]);
    expect(screen.getByRole("alert").textContent).toContain("2 Angaben müssen noch geändert werden:");

    await user.click(screen.getByRole("button", { name: "Name: Bitte füllen Sie dieses Feld aus." }));
    expect(document.activeElement).toBe(screen.getByLabelText("Name"));
  });

  it("stands above the form when it names no field of it", async () => {
    await save(refused({ title: "Schon vergeben.", detail: "Bitte wählen Sie eine andere." }));

    expect(screen.getByRole("alert").textContent).toBe("Schon vergeben. Bitte wählen Sie eine andere.");
  });

  it("loses nothing that the form has no field for", async () => {
    await save(
      refused({
        errors: [
          { path: "name", message: "Fehlt." },
          { path: "organisationId", message: "Diese Kanzlei gibt es nicht." },
        ],
      }),
    );

    const sum = screen.getByRole("alert").textContent;
    expect(sum).toContain("Name: Fehlt.");
    expect(sum).toContain("Diese Kanzlei gibt es nicht.");
  });

  it("is said in plain words whatever it was", async () => {
    await save(new Error("boom"));

    expect(screen.getByRole("alert").textContent).toContain("Das hat nicht geklappt.");
    expect(screen.getByRole("alert").textContent).not.toContain("boom");
  });
});
