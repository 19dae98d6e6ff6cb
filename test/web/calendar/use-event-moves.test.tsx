import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CalendarEvent } from "../../../shared/calendar/calendar-event.ts";
import { internalProblems } from "../../../shared/contract/general.problems.ts";
import { useEventMoves } from "../../../web/calendar/views/use-event-moves.ts";
import { json, problem } from "../fake-server.ts";
import { everywhere, signIn } from "../people.ts";
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

const none: readonly CalendarEvent[] = [];

const show = (answers: Parameters<typeof calendarServer>[1], revert = vi.fn<(id: string) => void>()) => {
  signIn();
  calendarServer([], answers);
  const Moves = () => {
    const { move } = useEventMoves(none);
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

it("asks before a move tells those who come, and puts the event back where that is not wanted", async () => {
  signIn({ grants: everywhere("EDIT_EVENTS") });
  const attendance = { coming: 3, waiting: 0, maybe: 0, no: 0, free: null, own: null };
  const times = { start: "2100-03-14T08:00:00.000Z", end: "2100-03-14T16:00:00.000Z" };
  const event = aShownEvent({ id: "first", asksForAnswers: true, attendance, seriesId: "s1", ...times });
  const SAVE = "POST /v1/calendar/events/first";
  const server = calendarServer([event], {
    "GET /v1/calendar/events/first": () => json(event),
    [SAVE]: () => json(event),
  });
  const revert = vi.fn<() => void>();
  const Moves = () => {
    const { move, asked } = useEventMoves([event]);
    return (
      <>
        <button type="button" onClick={() => move(moved("first", revert))}>
          Ziehen
        </button>
        {asked && (
          <>
            <button type="button" onClick={asked.leave}>
              Abbrechen
            </button>
            <button type="button" onClick={() => asked.answer({ isSilent: true, at: null }, "following")}>
              Still
            </button>
          </>
        )}
      </>
    );
  };
  const { user } = renderRoutes([{ path: "/", Component: Moves }]);

  await user.click(await screen.findByRole("button", { name: "Ziehen" }));
  await user.click(screen.getByRole("button", { name: "Abbrechen" }));
  expect(revert).toHaveBeenCalledOnce();
  expect(server.asked(SAVE)).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Ziehen" }));
  await user.click(screen.getByRole("button", { name: "Still" }));

  await waitFor(() =>
    expect(server.asked(SAVE)[0]?.body).toMatchObject({
      start: "2026-11-19T08:00:00.000Z",
      announcement: { isSilent: true, at: null },
    }),
  );
  expect(server.asked(SAVE)[0]?.url.searchParams.get("scope")).toBe("following");
});
