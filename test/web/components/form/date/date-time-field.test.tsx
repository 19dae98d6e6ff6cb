import { zodResolver } from "@hookform/resolvers/zod";
import { screen, waitFor, within } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { describe, expect, it, vi } from "vitest";
import * as z from "zod";
import "../../../../../shared/contract/messages.ts";
import { Timestamp } from "../../../../../shared/contract/wire.ts";
import { DateTimeField } from "../../../../../web/components/form/date/date-time-field.tsx";
import { renderPage } from "../../../render-page.tsx";

const Form = z.object({ releaseDate: Timestamp.nullable() });
type Form = z.infer<typeof Form>;

const Editor = ({ releaseDate, onSave }: Form & { onSave: (form: Form) => void }) => {
  const form = useForm<Form>({ resolver: zodResolver(Form), defaultValues: { releaseDate } });

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit((saved) => onSave(saved))(event)}>
      <DateTimeField form={form} name="releaseDate" label="Erscheint am" />
      <p>{form.formState.isDirty ? "geändert" : "wie gespeichert"}</p>
      <button type="submit">Speichern</button>
    </form>
  );
};

const stored = new Date(2026, 10, 20, 10, 30, 42, 123).toISOString();

const open = (releaseDate: string | null = stored) => {
  const onSave = vi.fn<(form: Form) => void>();
  const { user } = renderPage(<Editor releaseDate={releaseDate} onSave={onSave} />);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Erscheint am" });

  const write = async (text: string) => {
    await user.clear(field);
    await user.type(field, text);
    await user.tab();
  };
  const save = async () => {
    await user.click(screen.getByRole("button", { name: "Speichern" }));
    await waitFor(() => expect(onSave).toHaveBeenCalled());
    return onSave.mock.lastCall?.[0].releaseDate;
  };
  return { user, field, write, save, onSave };
};

describe("a field for a moment", () => {
  it("shows day and time as they are written here, and keeps the seconds it does not show", async () => {
    const { field, save } = open();
    expect(field.value).toBe("20.11.2026 10:30");

    expect(await save()).toBe(stored);
  });

  it("takes what is written, in the reader's time zone", async () => {
    const { field, write, save } = open();

    await write("1.2.2027 9:05");

    expect(field.value).toBe("01.02.2027 09:05");
    expect(await save()).toBe(new Date(2027, 1, 1, 9, 5).toISOString());
  });

  it("is as it was stored when the same is written again", async () => {
    const { write, save } = open();

    await write("20.11.2026 10:30");

    expect(screen.getByText("wie gespeichert")).toBeDefined();
    expect(await save()).toBe(stored);
  });

  it("refuses what is no moment, and leaves it there to be put right", async () => {
    const { user, field, write, onSave } = open();

    await write("31.02.2027");
    await user.click(screen.getByRole("button", { name: "Speichern" }));

    expect(await screen.findByText("Das ist kein gültiger Zeitpunkt.")).toBeDefined();
    expect(field.value).toBe("31.02.2027");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(field);
    expect(onSave).not.toHaveBeenCalled();
  });

  it("is emptied by its button", async () => {
    const { user, field, save } = open();

    await user.click(screen.getByRole("button", { name: "Erscheint am leeren" }));

    expect(field.value).toBe("");
    expect(screen.queryByRole("button", { name: "Erscheint am leeren" })).toBeNull();
    expect(await save()).toBeNull();
  });

  it("takes what is chosen in the calendar, by keyboard", async () => {
    const { user, field, save } = open();

    await user.click(screen.getByRole("button", { name: "Erscheint am im Kalender wählen" }));
    const dialog = await screen.findByRole("dialog", { name: "Erscheint am" });
    const day = await within(dialog).findByRole("button", { name: "20 November 2026", pressed: true });
    day.focus();
    await user.keyboard("{ArrowRight}{Enter}");
    await within(dialog).findByText("21.11.2026 10:30 Uhr");
    within(dialog).getByRole("button", { name: "Nächste Stunde" }).focus();
    await user.keyboard("{Enter}");
    await within(dialog).findByText("21.11.2026 11:30 Uhr");
    await user.click(within(dialog).getByRole("button", { name: "Übernehmen" }));

    await waitFor(() => expect(field.value).toBe("21.11.2026 11:30"));
    expect(await save()).toBe(new Date(2026, 10, 21, 11, 30).toISOString());
  });

  it("changes nothing when the calendar is closed again", async () => {
    const { user, field } = open();

    await user.click(screen.getByRole("button", { name: "Erscheint am im Kalender wählen" }));
    const dialog = await screen.findByRole("dialog", { name: "Erscheint am" });
    await user.click(within(dialog).getByRole("button", { name: "Jetzt" }));
    await user.click(within(dialog).getByRole("button", { name: "Abbrechen" }));

    expect(field.value).toBe("20.11.2026 10:30");
    expect(screen.getByText("wie gespeichert")).toBeDefined();
  });
});
