import { type Editor, useEditorState } from "@tiptap/react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { FilePurpose } from "../../../../shared/files/file.ts";
import { useShortcut } from "../../../app/shell/use-shortcut.ts";
import { Button } from "../../button.tsx";
import { changeText } from "./change-text.ts";
import { RichTextImageDialog } from "./image-dialog.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { richTextText as text } from "./rich-text.text.ts";
import { foldTools, RichTextMenu, RichTextTool } from "./rich-text-tool.tsx";
import { useTextTools } from "./use-text-tools.tsx";

const toolsOf = (toolbar: HTMLElement) => [...toolbar.querySelectorAll<HTMLElement>("button:not(:disabled)")];

const targetOf = (key: string, tools: readonly HTMLElement[], at: number): HTMLElement | undefined => {
  if (key === "ArrowRight") return tools[(at + 1) % tools.length];
  if (key === "ArrowLeft") return tools.at(at - 1);
  if (key === "Home") return tools[0];
  return key === "End" ? tools.at(-1) : undefined;
};

/** A single tab stop with arrow keys inside (WAI-ARIA, toolbar pattern). */
const useToolbarKeys = () => {
  const ref = useRef<HTMLDivElement>(null);
  const current = useRef<HTMLElement>(undefined);

  const enter = (tool: HTMLElement | undefined) => {
    if (!ref.current) return;
    const tools = toolsOf(ref.current);
    const entry = tool && tools.includes(tool) ? tool : tools[0];
    for (const other of tools) other.tabIndex = other === entry ? 0 : -1;
    current.current = entry;
  };

  // Tools come, go and are disabled as the cursor moves.
  useEffect(() => enter(current.current));

  return {
    ref,
    onFocus: ({ target }: React.FocusEvent<HTMLElement>) => enter(target),
    onKeyDown: (event: React.KeyboardEvent<HTMLElement>) => {
      if (!ref.current || !(event.target instanceof HTMLElement)) return;
      const tools = toolsOf(ref.current);
      // An open menu handles its own events.
      if (!tools.includes(event.target)) return;
      const target = targetOf(event.key, tools, tools.indexOf(event.target));
      if (!target) return;
      event.preventDefault();
      target.focus();
    },
  };
};

const usePlaces = () => {
  const row = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState(Number.POSITIVE_INFINITY);

  useLayoutEffect(() => {
    if (!row.current) return;
    const measured = row.current;
    const measure = () => {
      const tool = measured.querySelector("button")?.offsetWidth ?? 0;
      const { paddingLeft, paddingRight } = getComputedStyle(measured);
      const width = measured.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (tool > 0) setPlaces(Math.floor(width / tool));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);

  return { row, places };
};

const stateOf = ({ editor }: { editor: Editor }) => ({
  isInTable: editor.isActive("table"),
  canDeleteRow: editor.can().deleteRow(),
  canDeleteColumn: editor.can().deleteColumn(),
});

const RichTextTableTools = ({ editor }: { editor: Editor }) => {
  const { isInTable, canDeleteRow, canDeleteColumn } = useEditorState({ editor, selector: stateOf });
  if (!isInTable) return null;

  const run = () => changeText(editor);
  const tool = (label: string, onClick: () => void, isPossible = true) => (
    <Button text size="small" label={label} disabled={!isPossible} onClick={onClick} />
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are tools
    <div className="editor-table-tools" role="group" aria-label={text.table}>
      {tool(text.rowAbove, () => run().addRowBefore().run())}
      {tool(text.rowBelow, () => run().addRowAfter().run())}
      {tool(text.deleteRow, () => run().deleteRow().run(), canDeleteRow)}
      {tool(text.columnLeft, () => run().addColumnBefore().run())}
      {tool(text.columnRight, () => run().addColumnAfter().run())}
      {tool(text.deleteColumn, () => run().deleteColumn().run(), canDeleteColumn)}
      {tool(text.headerRow, () => run().toggleHeaderRow().run())}
      {tool(text.deleteTable, () => run().deleteTable().run())}
    </div>
  );
};

interface RichTextToolbarProps {
  editor: Editor;
  imagePurpose: FilePurpose | undefined;
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
