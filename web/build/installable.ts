import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Transformer } from "@napi-rs/image";
import type { Plugin } from "vite";

const mark = readFileSync(join(resolve(import.meta.dirname, ".."), "app/shell/mark.svg"), "utf8");

const colour = /fill="(#\w+)"/.exec(mark)?.[1] ?? "";

/** Maskable icons have no corners, since systems cut them to their own shape. */
const drawn = (size: number, hasCorners: boolean): Promise<Buffer> =>
  Transformer.fromSvg(hasCorners ? mark : mark.replace(/ rx="\d+"/, ""))
    .resize(size, size)
    .png();

const icons = [
  { size: 192, purpose: "any" },
  { size: 512, purpose: "any" },
  { size: 512, purpose: "maskable" },
] as const;

export const installable = (): Plugin => {
  let tags: { tag: string; attrs: Record<string, string>; injectTo: "head" }[] = [];
  return {
    name: "installable",
    apply: "build",
    async buildStart() {
      const emit = (name: string, source: Buffer | string) => this.emitFile({ type: "asset", name, source });
      const drawings = await Promise.all(
        icons.map(async ({ size, purpose }) => ({
          reference: emit(`icon-${purpose}-${size}.png`, await drawn(size, purpose === "any")),
          sizes: `${size}x${size}`,
          purpose,
        })),
      );
      const touch = emit("icon-touch.png", await drawn(180, false));
      const hrefOf = (reference: string) => `/${this.getFileName(reference)}`;
      const manifest = {
        id: "/",
        name: "Kanzleiportal",
        lang: "de",
        start_url: "/home",
        scope: "/",
        display: "standalone",
        background_color: colour,
        theme_color: colour,
        icons: drawings.map(({ reference, ...icon }) => ({
          src: hrefOf(reference),
          type: "image/png",
          ...icon,
        })),
      };
      const link = (rel: string, reference: string) =>
        ({ tag: "link", attrs: { rel, href: hrefOf(reference) }, injectTo: "head" }) as const;
      tags = [
        link("manifest", emit("portal-manifest.json", JSON.stringify(manifest))),
        link("apple-touch-icon", touch),
      ];
    },
    transformIndexHtml: () => tags,
  };
};
