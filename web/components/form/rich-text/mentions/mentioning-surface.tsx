import { RichTextSurface, type RichTextSurfaceProps } from "../rich-text-surface.tsx";
import { MentionList } from "./mention-list.tsx";
import { useMentions } from "./use-mentions.ts";

/** Offers colleagues after an @. */
export const MentioningSurface = ({ onBlur, ...props }: RichTextSurfaceProps) => {
  const { asked, keys, extensions, close } = useMentions();

  return (
    <RichTextSurface
      {...props}
      moreExtensions={extensions}
      popup={asked && <MentionList asked={asked} keys={keys} />}
      onBlur={() => {
        close();
        onBlur?.();
      }}
    />
  );
};
