import type { Editor } from "@tiptap/react";
import { useState } from "react";
import type { FilePurpose } from "../../../../shared/files/file.ts";
import { useShortcut } from "../../../app/shell/use-shortcut.ts";
import { richTextText as text } from "../../components.text.ts";
import { changeText } from "./change-text.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { RichTextImageDialog } from "./rich-text-image-dialog.tsx";
import { RichTextMenu } from "./rich-text-menu.tsx";
import { RichTextTableTools } from "./rich-text-table-tools.tsx";
import { RichTextTool } from "./rich-text-tool.tsx";
import { foldTools } from "./text-tool.ts";
import { usePlaces } from "./use-places.ts";
import { useTextTools } from "./use-text-tools.tsx";
import { useToolbarKeys } from "./use-toolbar-keys.ts";

interface RichTextToolbarProps {
  editor: Editor;
  imagePurpose: FilePurpose | undefined;
  /** Where its keys are pressed. */
  surface: React.RefObject<HTMLElement | null>;
}

export const RichTextToolbar = ({ editor, imagePurpose, surface }: RichTextToolbarProps) => {
  const [isLinking, setIsLinking] = useState(false);
  const [isPicturing, setIsPicturing] = useState(false);
  const toolbar = useToolbarKeys();
  const { row, places } = usePlaces();
  const { tools, href: current } = useTextTools(editor, {
    openLink: () => setIsLinking(true),
    openImage: imagePurpose && (() => setIsPicturing(true)),
  });
  const { shown, folded } = foldTools(tools, places);
  const run = () => changeText(editor);
  useShortcut("k", () => setIsLinking(true), surface);

  const closeLink = () => {
    setIsLinking(false);
    editor.view.focus();
  };

  const setLink = (href: string | undefined) => {
    setIsLinking(false);
    if (href === undefined) run().extendMarkRange("link").unsetLink().run();
    else if (editor.state.selection.empty && current === undefined)
      run()
        .insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] })
        .run();
    else run().extendMarkRange("link").setLink({ href }).run();
  };

  return (
    <>
      <div
        className="editor-toolbar"
        role="toolbar"
        aria-label={text.toolbar}
        {...toolbar}
        // Keeps the focus in the text, so that no key gets lost.
        onMouseDown={(event) => event.preventDefault()}
      >
        <div ref={row} className="editor-tools">
          {shown.map(({ label, icon, items, pressed, disabled, className, run: use }) =>
            items ? (
              <RichTextMenu key={label} label={label} icon={icon} items={items} />
            ) : (
              <RichTextTool
                key={label}
                label={label}
                icon={icon}
                pressed={pressed}
                disabled={disabled ?? false}
                className={className}
                onClick={use}
              />
            ),
          )}
          {folded.length > 0 && <RichTextMenu label={text.more} icon="pi pi-ellipsis-h" items={folded} />}
        </div>
        <RichTextTableTools editor={editor} />
      </div>
      {isLinking && <LinkDialog href={current} onApply={setLink} onClose={closeLink} />}
      {imagePurpose && isPicturing && (
        <RichTextImageDialog editor={editor} purpose={imagePurpose} onClose={() => setIsPicturing(false)} />
      )}
    </>
  );
};
