import { lazy } from "react";
import { Region } from "../../region.tsx";
import { Skeleton } from "../../skeleton.tsx";
import type { Mentionable } from "./mentions/mention-list.tsx";
import type { RichTextSurfaceProps } from "./rich-text-surface.tsx";

// The editor is as large as the rest of a page, so it is loaded on demand.
const RichTextSurface = lazy(async () => ({
  default: (await import("./rich-text-surface.tsx")).RichTextSurface,
}));

const MentioningSurface = lazy(async () => ({
  default: (await import("./mentions/mentioning-surface.tsx")).MentioningSurface,
}));

interface RichTextEditorProps extends Omit<RichTextSurfaceProps, "moreExtensions" | "popup"> {
  hasMentions?: boolean | undefined;
  mentionable?: readonly Mentionable[] | undefined;
}

/** Spread the control of a `FormField` onto it, or use a `Controller`. */
export const RichTextEditor = ({ hasMentions = false, mentionable, ...props }: RichTextEditorProps) => (
  <Region part fallback={<Skeleton height="290px" />}>
    {hasMentions ? (
      <MentioningSurface {...props} mentionable={mentionable} />
    ) : (
      <RichTextSurface {...props} />
    )}
  </Region>
);
