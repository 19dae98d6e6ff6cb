import { type Editor, useEditorState } from "@tiptap/react";
import { imageInTextText } from "../../files/files.text.ts";
import { changeText } from "./change-text.ts";
import { richTextText as text } from "./rich-text.text.ts";
import type { TextTool } from "./rich-text-tool.tsx";

const levels = [
  [2, 3],
  [3, 11],
  [4, 15],
] as const;

const marks = [
  ["bold", text.bold, <b key="bold">F</b>, 1],
  ["italic", text.italic, <i key="italic">K</i>, 2],
  ["underline", text.underline, <u key="underline">U</u>, 10],
  ["strike", text.strike, <s key="strike">S</s>, 16],
  ["subscript", text.subscript, <span key="subscript" className="editor-low" />, 17],
  ["superscript", text.superscript, <span key="superscript" className="editor-high" />, 18],
  ["code", text.code, "pi pi-code", 19],
] as const;

const sides = ["left", "center", "right", "justify"] as const;
const sideIcons = {
  left: "pi pi-align-left",
  center: "pi pi-align-center",
  right: "pi pi-align-right",
  justify: "pi pi-align-justify",
};

const stateOf = ({ editor }: { editor: Editor }) => ({
  level: levels.find(([level]) => editor.isActive("heading", { level }))?.[0],
  marks: marks.map(([name]) => editor.isActive(name)),
  side: sides.find((textAlign) => editor.isActive({ textAlign })),
  isBulletList: editor.isActive("bulletList"),
  isOrderedList: editor.isActive("orderedList"),
  isQuote: editor.isActive("blockquote"),
  isImage: editor.isActive("image"),
  isInTable: editor.isActive("table"),
  href: editor.isActive("link") ? String(editor.getAttributes("link").href ?? "") : undefined,
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});

interface Dialogs {
  readonly openLink: () => void;
  readonly openImage: (() => void) | undefined;
}

export const useTextTools = (editor: Editor, { openLink, openImage }: Dialogs) => {
  const state = useEditorState({ editor, selector: stateOf });
  const run = () => changeText(editor);

  const image = openImage && {
    label: imageInTextText.tool,
    icon: "pi pi-image",
    pressed: state.isImage,
    rank: 8,
    run: openImage,
  };
  const tools: TextTool[] = [
    ...levels.map(([level, rank]) => ({
      label: text.heading(level - 1),
      icon: <span className="editor-heading" data-number={level - 1} />,
      pressed: state.level === level,
      rank,
      run: () => run().toggleHeading({ level }).run(),
    })),
    ...marks.map(([name, label, icon, rank], index) => ({
      label,
      icon,
      pressed: state.marks[index] ?? false,
      rank,
      run: () => run().toggleMark(name).run(),
    })),
    {
      label: text.bulletList,
      icon: "pi pi-list",
      pressed: state.isBulletList,
      rank: 4,
      run: () => run().toggleBulletList().run(),
    },
    {
      label: text.orderedList,
      icon: <span className="editor-first" />,
      pressed: state.isOrderedList,
      rank: 5,
      run: () => run().toggleOrderedList().run(),
    },
    {
      label: text.quote,
      icon: <span className="editor-quote" />,
      pressed: state.isQuote,
      rank: 14,
      run: () => run().toggleBlockquote().run(),
    },
    {
      label: text.alignment,
      icon: sideIcons[state.side ?? "left"],
      rank: 13,
      items: sides.map((side) => ({
        label: text.align[side],
        icon: sideIcons[side],
        pressed: state.side === side,
        rank: 13,
        run: () => run().toggleTextAlign(side).run(),
      })),
      run: () => undefined,
    },
    {
      label: text.link,
      icon: "pi pi-link",
      pressed: state.href !== undefined,
      rank: 6,
      run: openLink,
    },
    ...(image ? [image] : []),
    {
      label: text.insertTable,
      icon: "pi pi-table",
      disabled: state.isInTable,
      rank: 12,
      run: () => run().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    },
    {
      label: text.undo,
      icon: "pi pi-undo",
      disabled: !state.canUndo,
      rank: 7,
      run: () => run().undo().run(),
    },
    {
      label: text.redo,
      icon: "pi pi-undo",
      className: "editor-redo",
      disabled: !state.canRedo,
      rank: 9,
      run: () => run().redo().run(),
    },
  ];
  return { tools, href: state.href };
};
