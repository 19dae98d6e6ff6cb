import { screen, waitFor } from "@testing-library/react";
import { Link, useNavigate } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { useUnsavedGuard } from "../../../../../web/components/form/editor/unsaved-guard.tsx";
import { renderRoutes } from "../../../render-page.tsx";

const Editor = ({ isDirty }: { isDirty: boolean }) => {
  const guard = useUnsavedGuard(isDirty);
  const navigate = useNavigate();

  const save = () => {
    guard.release();
    void navigate("/list");
  };

  return (
    <>
      {guard.dialog}
      <Link to="/list">Zur Liste</Link>
      <Link to="?vorschau=phone">Vorschau</Link>
      <button type="button" onClick={save}>
        Speichern
      </button>
    </>
  );
};

const open = (isDirty: boolean) =>
  renderRoutes(
    [
      { path: "/edit", element: <Editor isDirty={isDirty} /> },
      { path: "/list", element: <h1>Liste</h1> },
    ],
    "/edit",
  );

const leaving = () => {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

describe("an editor with unsaved changes", () => {
  it("asks before it is left, and stays when told to", async () => {
    const { user, address } = open(true);

    await user.click(screen.getByText("Zur Liste"));
    await user.click(await screen.findByRole("button", { name: "Weiter bearbeiten" }));

    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(address()).toBe("/edit");
  });

  it("goes on when the changes are given up", async () => {
    const { user } = open(true);

    await user.click(screen.getByText("Zur Liste"));
    await user.click(await screen.findByRole("button", { name: "Änderungen verwerfen" }));

    expect(await screen.findByText("Liste")).toBeDefined();
  });

  it("does not ask after saving, nor for a change of view", async () => {
    const { user, address } = open(true);

    await user.click(screen.getByText("Vorschau"));
    expect(address()).toBe("/edit?vorschau=phone");

    await user.click(screen.getByText("Speichern"));
    expect(await screen.findByText("Liste")).toBeDefined();
  });

  it("keeps the tab from being closed by mistake", () => {
    open(true);

    expect(leaving()).toBe(true);
  });
});

it("lets an editor without changes be left at once", async () => {
  const { user } = open(false);

  expect(leaving()).toBe(false);
  await user.click(screen.getByText("Zur Liste"));

  expect(await screen.findByText("Liste")).toBeDefined();
});
