import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const api = `http://localhost:${process.env.PORTAL_PORT ?? 8080}`;

export default defineConfig({
  root: "web",
  plugins: [react()],
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
    // The Content-Security-Policy takes fonts from files only, so none is put into the style sheet.
    assetsInlineLimit: 0,
    // In KB; the dictionaries of passwords are one chunk, which only who sets one waits for.
    chunkSizeWarningLimit: 1_300,
  },
});
