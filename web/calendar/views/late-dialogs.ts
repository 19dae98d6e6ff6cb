import { lazyPart } from "../../components/lazy-part.tsx";

/** Forms are a seventh of what the calendar weighs, and most who open it enter nothing. */
export const NewEventDialog = lazyPart(
  async () => (await import("../events/new-event-dialog.tsx")).NewEventDialog,
);

export const AnnouncedStep = lazyPart(
  async () => (await import("../events/announced-step.tsx")).AnnouncedStep,
);
