/** Stands for tiptap, which has tests of its own and needs a layout. */
export const RichTextEditor = ({
  id,
  value,
  onChange,
}: {
  id: string;
  value: string;
  onChange: (html: string) => void;
}) => <textarea id={id} value={value} onChange={({ target }) => onChange(target.value)} />;
