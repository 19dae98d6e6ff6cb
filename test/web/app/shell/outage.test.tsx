import { onlineManager, useMutation, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { internalProblems } from "../../../../shared/contract/general.problems.ts";
import { login } from "../../../../shared/login/login.contract.ts";
import { call } from "../../../../web/app/client/call.ts";
import { json, problem } from "../../fake-server.ts";
import { employee, signIn } from "../../people.ts";
import { openShell } from "./open-shell.tsx";

const outage = /^Der Server ist derzeit nicht erreichbar/;

const Form = () => {
  const save = useMutation({ mutationFn: () => call(login.profile.update, { body: { specialty: "Bau" } }) });
  return (
    <>
      <input aria-label="Titel" />
      <button type="button" onClick={() => save.mutate()}>
        {save.isSuccess ? "Gespeichert" : "Speichern"}
      </button>
    </>
  );
};

/** A server that goes and comes as the test says; its health is asked again when the window is seen again. */
const portal = (element: React.ReactNode, { isDown = false } = {}) => {
  const state = { isDown, isBroken: false };
  const answer = (body: unknown) => () => {
    if (state.isDown) throw new TypeError("Failed to fetch");
    return json(body);
  };
  const opened = openShell([{ path: "home", element }], {
    "GET /v1/health": answer({ status: "ok", version: "1.3.0" }),
    "GET /v1/login/profile": () =>
      state.isBroken ? problem(internalProblems.failure) : answer({ lastname: "Huber" })(),
    "PATCH /v1/login/profile": () =>
      state.isBroken ? problem(internalProblems.failure) : answer(employee)(),
  });
  const look = () => act(() => void window.dispatchEvent(new Event("visibilitychange")));
  return { ...opened, state, look };
};

beforeEach(() => signIn());
afterEach(() => onlineManager.setOnline(true));

describe("an outage", () => {
  it("is told calmly above the page, which stays as it is, and only until the server answers", async () => {
    const { user, state, look } = portal(<Form />);
    await user.type(await screen.findByLabelText("Titel"), "Lang überlegt");
    state.isDown = true;
    await user.click(screen.getByRole("button", { name: "Speichern" }));
    await screen.findByText(outage);
    expect(screen.getByLabelText<HTMLInputElement>("Titel").value).toBe("Lang überlegt");

    state.isDown = false;
    look();

    await waitFor(() => expect(screen.queryByText(outage)).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>("Titel").value).toBe("Lang überlegt");
  });

  it("is over with any call that succeeds", async () => {
    const { user, state } = portal(<Form />);
    state.isDown = true;
    await user.click(await screen.findByRole("button", { name: "Speichern" }));
    await screen.findByText(outage);

    state.isDown = false;
    await user.click(screen.getByRole("button", { name: "Speichern" }));

    await screen.findByRole("button", { name: "Gespeichert" });
    expect(screen.queryByText(outage)).toBeNull();
  });

  it("is none where a single call fails", async () => {
    const { user, state, server } = portal(<Form />);
    state.isBroken = true;

    await user.click(await screen.findByRole("button", { name: "Speichern" }));

    await waitFor(() => expect(server.asked("GET /v1/health")).toHaveLength(1));
    await waitFor(() => expect(server.asked("PATCH /v1/login/profile")).toHaveLength(1));
    expect(screen.queryByText(outage)).toBeNull();
  });

  it("is told, too, where the device is offline", async () => {
    portal(<h1>Start</h1>);
    await screen.findByRole("heading", { name: "Start" });

    act(() => onlineManager.setOnline(false));
    expect(screen.getByText(outage)).toBeDefined();

    act(() => onlineManager.setOnline(true));
    expect(screen.queryByText(outage)).toBeNull();
  });

  it("leaves a page that could not be opened to come by itself", async () => {
    // React reports what a boundary catches.
    vi.mocked(console.error).mockReturnValue();
    const Name = () => {
      const { data } = useSuspenseQuery({
        queryKey: ["profile"],
        queryFn: () => call(login.profile.read, {}),
      });
      return <h1>{data.lastname}</h1>;
    };
    const { state, look } = portal(<Name />, { isDown: true });
    await screen.findByText(outage);
    await screen.findByRole("button", { name: "Noch einmal versuchen" });

    state.isDown = false;
    look();

    await screen.findByRole("heading", { name: "Huber" });
    vi.mocked(console.error).mockClear();
  });

  it("leaves what is shown where it is, and brings what is missing", async () => {
    const Name = () => {
      const { data, refetch } = useQuery({
        queryKey: ["profile"],
        queryFn: () => call(login.profile.read, {}),
      });
      return (
        <>
          <h1>{data?.lastname ?? "lädt"}</h1>
          <button type="button" onClick={() => void refetch()}>
            Auffrischen
          </button>
        </>
      );
    };
    const { user, state, look, server } = portal(<Name />);
    await screen.findByRole("heading", { name: "Huber" });
    state.isDown = true;
    await user.click(screen.getByRole("button", { name: "Auffrischen" }));
    await screen.findByText(outage);
    expect(screen.getByRole("heading", { name: "Huber" })).toBeDefined();
    const before = server.asked("GET /v1/login/profile").length;

    state.isDown = false;
    look();

    await waitFor(() => expect(server.asked("GET /v1/login/profile").length).toBeGreaterThan(before));
  });
});
