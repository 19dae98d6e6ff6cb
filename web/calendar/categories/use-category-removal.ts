import { useMutation } from "@tanstack/react-query";
import * as z from "zod";
import { categoryProblems } from "../../../shared/calendar/calendar.problems.ts";
import type { EventCategory } from "../../../shared/calendar/event-category.ts";
import { isProblem } from "../../app/client/api-problem.ts";
import { useConfirm } from "../../components/confirm-action.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { categoryMutations } from "./categories.queries.ts";
import { categoriesText as text } from "./categories.text.ts";

const Counted = z.object({ events: z.int() });

export const useCategoryRemoval = () => {
  const confirm = useConfirm();
  const toasts = useToasts();
  const { mutateAsync: remove } = useMutation(categoryMutations.remove);

  /** The server alone knows of all events: it refuses until their number was confirmed. */
  const ask = (category: EventCategory, events = 0): void => {
    const { id, name } = category;
    confirm({
      title: text.removeTitle,
      text: events === 0 ? text.removeEmpty(name) : text.removeWith(name, events),
      verb: text.removeVerb(events),
      danger: true,
      run: async () => {
        try {
          await remove({ id, events });
        } catch (error) {
          const now = isProblem(error, categoryProblems.inUse)
            ? Counted.safeParse(error.current).data?.events
            : undefined;
          if (now !== undefined) ask(category, now);
          throw error;
        }
        toasts.success(text.removed(name));
      },
    });
  };

  return ask;
};
