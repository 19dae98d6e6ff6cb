import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { PageHeader } from "../../../web/components/page-header.tsx";
import { renderPage } from "../render-page.tsx";
import { showAt } from "../screen.ts";

const show = () => {
  const run = vi.fn();
  const page = renderPage(
    <PageHeader
      title="Mitarbeiter"
      action={<button type="button">Neu</button>}
      more={
        <button type="button" onClick={run}>
          Telefonliste
        </button>
      }
    />,
  );
  return { ...page, run };
};

const button = (name: string) => screen.getByRole("button", { name });

describe("what can be done on a page", () => {
  it("is in view on a wide screen", () => {
    showAt(800);
    show();

    expect(button("Telefonliste")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Mehr" })).toBeNull();
  });

  it("stands behind one button on a telephone, but for the main thing", async () => {
    const { user, run } = show();
    const more = button("Mehr");
    expect(button("Neu")).toBeDefined();
    expect(more.getAttribute("aria-expanded")).toBe("false");

    await user.click(more);
    expect(more.getAttribute("aria-expanded")).toBe("true");
    await user.click(button("Telefonliste"));

    expect(run).toHaveBeenCalledOnce();
    expect(more.getAttribute("aria-expanded")).toBe("false");
    await user.click(more);
    await user.keyboard("{Escape}");
    expect(more.getAttribute("aria-expanded")).toBe("false");
  });
});
