import { lazyPart } from "../../components/lazy-part.tsx";

export const NewEventDialog = lazyPart(
  async () => (await import("../events/new-event-dialog.tsx")).NewEventDialog,
);

export const AnnouncedStep = lazyPart(
  async () => (await import("../events/announced-step.tsx")).AnnouncedStep,
);
