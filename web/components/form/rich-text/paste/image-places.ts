import { type Editor, Extension } from "@tiptap/core";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";

type Change = { readonly add: File; readonly at: number } | { readonly remove: File };

const key = new PluginKey<DecorationSet>("imagePlaces");

const box = () => {
  const element = document.createElement("span");
  element.className = "editor-image-place pi pi-image";
  return element;
};

const placesFor = (file: File, places: DecorationSet) =>
  places.find(undefined, undefined, (spec: { file?: File }) => spec.file === file);

/** Decorations, so that placeholders are no part of the text. */
export const ImagePlaces = Extension.create({
  name: "imagePlaces",
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply: (transaction, before) => {
          const places = before.map(transaction.mapping, transaction.doc);
          const change = transaction.getMeta(key) as Change | undefined;
          if (!change) return places;
          return "add" in change
            ? places.add(transaction.doc, [Decoration.widget(change.at, box, { file: change.add })])
            : places.remove(placesFor(change.remove, places));
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

export const keepPlace = (editor: Editor, file: File, at: number) =>
  editor.view.dispatch(editor.state.tr.setMeta(key, { add: file, at }));

export const leavePlace = (editor: Editor, file: File) =>
  editor.view.dispatch(editor.state.tr.setMeta(key, { remove: file }));

export const fillPlace = (editor: Editor, file: File, src: string) => {
  const [place] = placesFor(file, key.getState(editor.state) ?? DecorationSet.empty);
  leavePlace(editor, file);
  if (!place) return;
  editor.commands.insertContentAt(
    place.from,
    { type: "image", attrs: { src, alt: "" } },
    { updateSelection: false },
  );
};
