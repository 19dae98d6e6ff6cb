import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { internalProblems } from "../../../shared/contract/general.problems.ts";
import { useEventMoves } from "../../../web/calendar/views/use-event-moves.ts";
import { json, problem } from "../fake-server.ts";
import { signIn } from "../people.ts";
import { renderRoutes } from "../render-page.tsx";
import { aShownEvent, calendarServer } from "./calendar-server.ts";

const moved = (id: string, revert: () => void) => ({
  revert,
  event: {
    id,
    title: id,
    allDay: false,
    start: new Date("2026-11-19T08:00:00.000Z"),
    end: new Date("2026-11-19T16:00:00.000Z"),
    startStr: "",
    endStr: "",
  },
});

const show = (answers: Parameters<typeof calendarServer>[1], revert = vi.fn<(id: string) => void>()) => {
  signIn();
  calendarServer([], answers);
  const Moves = () => {
    const move = useEventMoves();
    return ["first", "second"].map((id) => (
      <button key={id} type="button" onClick={() => move(moved(id, () => revert(id)))}>
        {id}
      </button>
    ));
  };
  const routes = [
    { path: "/", Component: Moves },
    { path: "*", element: <p>Woanders</p> },
  ];
  return { ...renderRoutes(routes), revert };
};

const read = (id: string) => ({ [`GET /v1/calendar/events/${id}`]: () => json(aShownEvent({ id })) });

it("puts an event back that could not be moved, even if another was moved meanwhile", async () => {
  const late = Promise.withResolvers<Response>();
  const { user, revert } = show({
    ...read("first"),
    ...read("second"),
    "POST /v1/calendar/events/first": () => late.promise,
    "POST /v1/calendar/events/second": () => json(aShownEvent({ id: "second" })),
  });
  await user.click(await screen.findByRole("button", { name: "first" }));
  await user.click(screen.getByRole("button", { name: "second" }));
  await screen.findByText(/^„second“ ist jetzt/);

  late.resolve(problem(internalProblems.failure));

  await waitFor(() => expect(revert).toHaveBeenCalledExactlyOnceWith("first"));
});

it("offers to move an event back on the page one went to meanwhile", async () => {
  const late = Promise.withResolvers<Response>();
  const { user, router } = show({ ...read("first"), "POST /v1/calendar/events/first": () => late.promise });
  await user.click(await screen.findByRole("button", { name: "first" }));
  await router.navigate("/elsewhere");
  await screen.findByText("Woanders");

  late.resolve(json(aShownEvent({ id: "first" })));

  await screen.findByText(/^„first“ ist jetzt/);
  expect(screen.getByRole("button", { name: "Rückgängig" })).toBeDefined();
});
