import { screen } from "@testing-library/react";
import { Suspense, useState } from "react";
import { expect, it } from "vitest";
import { lazyPart } from "../../../web/components/lazy-part.tsx";
import { renderPage } from "../render-page.tsx";

const Dialog = lazyPart<{ onClose: () => void }>(() =>
  Promise.reject(new TypeError("Failed to fetch dynamically imported module")),
);

const Form = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <input aria-label="Titel" />
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        Wählen
      </button>
      {isOpen && (
        <Suspense>
          <Dialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

it("leaves the page and what was typed where a dialog cannot be loaded, and says so", async () => {
  const { user } = renderPage(<Form />);
  await user.type(screen.getByLabelText("Titel"), "Lang überlegt");

  await user.click(screen.getByRole("button", { name: "Wählen" }));

  await screen.findByText(/^Das konnte nicht geladen werden/);
  expect(screen.getByRole("button", { name: "Wählen" }).ariaExpanded).toBe("false");
  expect(screen.getByLabelText<HTMLInputElement>("Titel").value).toBe("Lang überlegt");
});
