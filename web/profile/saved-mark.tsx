import { useState } from "react";
import { formatShortTime } from "../../shared/dates/dates.ts";
import { settingsText as text } from "./profile.text.ts";

export const useSavedMark = () => {
  const [savedAt, setSavedAt] = useState<Date>();

  return {
    note: () => setSavedAt(new Date()),
    mark: (
      <p className="settings-saved muted" role="status">
        {savedAt && text.saved(formatShortTime(savedAt))}
      </p>
    ),
  };
};
