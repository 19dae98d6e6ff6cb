import { Button } from "../../components/button.tsx";
import { feedText } from "../../components/calendar-feed/calendar-feed.text.ts";
import { OwnFeed } from "../../components/calendar-feed/calendar-feed.tsx";
import { PlainDialog } from "../../components/plain-dialog.tsx";
import { Region } from "../../components/region.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { viewsText as text } from "./views.text.ts";

export const FeedDialog = ({ onClose }: { onClose: () => void }) => (
  <PlainDialog
    title={feedText.title}
    visible
    isDirty={false}
    onClose={onClose}
    footer={<Button text label={text.close} onClick={onClose} />}
  >
    <Region part fallback={<Skeleton height="320px" />}>
      <OwnFeed />
    </Region>
  </PlainDialog>
);
