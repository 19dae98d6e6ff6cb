import { screen } from "@testing-library/react";
import { InputText } from "primereact/inputtext";
import { useForm } from "react-hook-form";
import { describe, expect, it } from "vitest";
import { ApiProblem, type ProblemParts } from "../../../../web/app/client/api-problem.ts";
import { applyProblem } from "../../../../web/components/form/apply-problem.ts";
import { FormField } from "../../../../web/components/form/form-field.tsx";
import { ProblemSummary } from "../../../../web/components/form/problem-summary.tsx";
import { renderPage } from "../../render-page.tsx";

const refused = (parts: Partial<ProblemParts>) =>
  new ApiProblem({
    status: 400,
    code: "request.malformed",
    title: "Nicht gültig.",
    detail: "Nicht gültig.",
    ...parts,
  });

const Form = ({ error }: { error: unknown }) => {
  const form = useForm({ defaultValues: { name: "", email: "" } });
  const { errors } = form.formState;

  return (
    <form onSubmit={form.handleSubmit(() => applyProblem(form, error))}>
      <ProblemSummary form={form} labels={{ name: "Name", email: "E-Mail" }} />
      <FormField label="Name" problem={errors.name?.message}>
        {(control) => <InputText {...control} {...form.register("name")} />}
      </FormField>
      <FormField label="E-Mail" problem={errors.email?.message} help="Wird nicht veröffentlicht.">
        {(control) => <InputText {...control} {...form.register("email")} />}
      </FormField>
      <button type="submit">Speichern</button>
    </form>
  );
};

const save = async (error: unknown) => {
  const page = renderPage(<Form error={error} />);
  await page.user.click(screen.getByRole("button", { name: "Speichern" }));
  return page;
};

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
