import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { latinFonts } from "./web/build/latin-fonts.ts";
import { lazyStyles } from "./web/build/lazy-styles.ts";
import { oneTheme } from "./web/build/one-theme.ts";
import { onlyUsedIcons } from "./web/build/used-icons.ts";
import { checkedMaterialList } from "./web/material/checked-list.ts";

const api = `http://localhost:${process.env.PORTAL_PORT ?? 8080}`;

/**
 * A page comes in a few files instead of a hundred: what several pages share is put together by what needs it, the
 * first that takes a module keeping it. What one page alone needs stays with that page.
 */
const chunks = [
  { name: "start", tags: ["$initial" as const] },
  { name: "sign-in", test: /\/web\/login\/login\.page/ },
  // Whoever applies has no account, and often a phone, on a line that may break once all is sent.
  { name: "apply", test: /\/web\/apply\/(apply|sent)\.page/ },
  // Its navigation says what is unread; put together with the forums it would bring their tables to every page.
  { name: "frame", test: /\/web\/(app\/shell\/portal-routes|discussions\/unread-mark)/ },
  // The dictionaries of passwords are for who sets one.
  { name: "contracts", test: /\/shared\/(?!login\/password)/, minShareCount: 2 },
  { name: "public", test: /\/web\/(news\/subscriptions|login)\//, minShareCount: 2 },
  { name: "parts", test: /\/web\/components\/(layout\/)?[^/]+$/, minShareCount: 3 },
  { name: "fields", test: /\/primereact\/(dropdown|inputtext|button|icons|menu)\//, minShareCount: 2 },
  { name: "table", test: /\/primereact\/(datatable|column)\//, minShareCount: 2 },
  { name: "people", test: /\/components\/people\/(offices|people|picked|person-(avatar|picker)|use-)/ },
  { name: "phone-numbers", test: /libphonenumber|\/components\/people\/(format|person-card|ways)/ },
  { name: "list", test: /\/web\/components\/(list|export)\//, minShareCount: 2 },
  { name: "form", test: /\/web\/components\/(form|files)\//, minShareCount: 3 },
  { name: "area", test: /\/web\//, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 3_000 },
];

export default defineConfig({
  root: "web",
  plugins: [react(), oneTheme(), onlyUsedIcons(), latinFonts(), lazyStyles(), checkedMaterialList()],
  resolve: {
    alias: [
      {
        find: /^fflate$/,
        replacement: resolve(import.meta.dirname, "web/app/shell/fflate-without-workers.ts"),
      },
    ],
  },
  server: { proxy: { "/v1": api } },
  build: {
    outDir: "../dist",
    emptyOutDir: true,
    // Vite does not wait for a style sheet that another import has begun to fetch: pages would jump.
    cssCodeSplit: false,
    // The Content-Security-Policy takes fonts from files only, so none is put into the style sheet.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
    // In KB; the dictionaries of passwords are one chunk, which only who sets one waits for.
    chunkSizeWarningLimit: 1_300,
  },
});
