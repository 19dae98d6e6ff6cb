import { RichTextSurface, type RichTextSurfaceProps } from "../rich-text-surface.tsx";
import { type Mentionable, MentionList } from "./mention-list.tsx";
import { useMentions } from "./use-mentions.ts";

interface MentioningSurfaceProps extends RichTextSurfaceProps {
  mentionable: readonly Mentionable[] | undefined;
}

export const MentioningSurface = ({ mentionable, onBlur, ...props }: MentioningSurfaceProps) => {
  const { asked, keys, extensions, close } = useMentions();

  return (
    <RichTextSurface
      {...props}
      moreExtensions={extensions}
      popup={asked && <MentionList asked={asked} keys={keys} mentionable={mentionable} />}
      onBlur={() => {
        close();
        onBlur?.();
      }}
    />
  );
};
