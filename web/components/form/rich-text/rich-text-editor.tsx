import { Skeleton } from "primereact/skeleton";
import { lazy, Suspense } from "react";
import type { RichTextSurfaceProps } from "./rich-text-surface.tsx";

// The editor is as large as the rest of a page together, so it comes when one is shown.
const RichTextSurface = lazy(async () => ({
  default: (await import("./rich-text-surface.tsx")).RichTextSurface,
}));

/**
 * Formatted text as HTML. Inside a `FormField`, spread its control onto it; with react-hook-form, use a
 * `Controller` and hand over `value`, `onChange`, `onBlur` and `ref`.
 */
export const RichTextEditor = (props: RichTextSurfaceProps) => (
  <Suspense fallback={<Skeleton height="290px" />}>
    <RichTextSurface {...props} />
  </Suspense>
);
