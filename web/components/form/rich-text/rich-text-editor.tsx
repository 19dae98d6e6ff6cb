import { Skeleton } from "primereact/skeleton";
import { lazy, Suspense } from "react";
import type { RichTextSurfaceProps } from "./rich-text-surface.tsx";

// The editor is as large as the rest of a page, so it is loaded on demand.
const RichTextSurface = lazy(async () => ({
  default: (await import("./rich-text-surface.tsx")).RichTextSurface,
}));

/** Spread the control of a `FormField` onto it, or use a `Controller`. */
export const RichTextEditor = (props: RichTextSurfaceProps) => (
  <Suspense fallback={<Skeleton height="290px" />}>
    <RichTextSurface {...props} />
  </Suspense>
);
