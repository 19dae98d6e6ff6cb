import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { callableContracts } from "./web/build/callable-contracts.ts";
import { compressedCode } from "./web/build/compressed-code.ts";
import { earlyFiles } from "./web/build/early-files.ts";
import { installable } from "./web/build/installable.ts";
import { latinFonts } from "./web/build/latin-fonts.ts";
import { lazyStyles } from "./web/build/lazy-styles.ts";
import { Closure, neededBy } from "./web/build/needed-by.ts";
import { oneTheme } from "./web/build/one-theme.ts";
import { onlyUsedIcons } from "./web/build/used-icons.ts";
import { usedPhoneRules } from "./web/build/used-phone-rules.ts";
import { withoutSchemas } from "./web/build/without-schemas.ts";
import { checkedMaterialList } from "./web/material/checked-list.ts";

const api = `http://localhost:${process.env.PORTAL_PORT ?? 8080}`;

const schemas = /[?]schemas$|\/shared\/contract\/wire|\/zod\//;

const login = new Closure(["login/login.page.tsx", "login/offered-passkeys.tsx"]);
const apply = new Closure(["apply/apply.page.tsx", "apply/sent.page.tsx"]);
/** Pages of people on a phone, without a session. */
const open = new Closure([
  "apply/apply.page.tsx",
  "apply/sent.page.tsx",
  "calendar/answers/mailed-answer.page.tsx",
]);
const frame = new Closure(["app/shell/portal-routes.tsx"]);
/** What most begin with, and what lists need besides, which would bring them all of what is beside it. */
const first = new Closure([
  "app/shell/portal-routes.tsx",
  "home/home.page.tsx",
  "components/use-address-parameters.ts",
  "components/form/field-help.tsx",
  "components/text-input.tsx",
]);
const forms = new Closure(["login/login.page.tsx", "components/form/form-of.ts"]);
const lists = new Closure(
  [
    "employees/employees.page.tsx",
    "news/articles/archive.page.tsx",
    "components/list/period-fields.tsx",
    "components/list/use-period.ts",
  ],
  { without: schemas },
);
const files = new Closure(["cloud/folder/root.page.tsx", "news/articles/article.page.tsx"], {
  without: schemas,
});

/**
 * A page comes in a few files instead of a hundred: what several pages share is put together by what needs it, the
 * first that takes a module keeping it. What one page alone needs stays with that page.
 */
const chunks = [
  { name: "start", tags: ["$initial" as const] },
  // What those who sign in or apply share with others, so that nobody fetches their pages for it.
  neededBy("base", login, first),
  neededBy("dates", open, first),
  neededBy("shown", apply, lists),
  neededBy("sending", apply, files),
  { ...neededBy("forms", forms), minShareCount: 2 },
  { ...neededBy("uploads", apply), minShareCount: 2 },
  neededBy("sign-in", login),
  // Whoever applies has no account, and often a phone, on a line that may break once all is sent.
  neededBy("apply", apply),
  neededBy("frame", frame),
  // What each of its components needs, none of which a page shows at first.
  {
    name: "prime",
    test: /\/react-transition-group\/|\/primelocale\/|\/primereact\/(?!dialog|toast|dropdown|menu|calendar|chart|inputtextarea)|\/components\/prime[.]tsx/,
  },
  { name: "overlays", test: /\/primereact\/(dialog|toast)\// },
  // Home would bring all of the chunks below for a little of each.
  { ...neededBy("common", first), minShareCount: 2 },
  // What few pages run would come with what most share beside it.
  { name: "ordering", test: /\/@dnd-kit\/|\/components\/form\/order\// },
  { name: "safe-html", test: /\/dompurify\/|\/safe-html/ },
  { name: "qr-code", test: /\/uqr\/|\/qr-code/ },
  { name: "phone-numbers", test: /libphonenumber/, minShareCount: 2 },
  // Some pages count months; put together with what else they share, it would follow the calendar.
  { name: "months", test: /\/date-fns\/(addMilliseconds|startOfMonth)\./, minShareCount: 2 },
  { name: "schemas", test: schemas, minShareCount: 2 },
  { name: "periods", test: /\/shared\/periods/, minShareCount: 2 },
  // With the profile, the open bell, and once a page has been there for a while.
  {
    name: "push",
    test: /\/web\/app\/push\/|\/shared\/notifications\/(devices|.*problems|push|quiet|sentences)/,
    minShareCount: 2,
  },
  // What estimates passwords is for who sets one, data requests for administrators, rules for who makes a series.
  {
    name: "contracts",
    test: /\/shared\/(?!login\/password|administration\/(data-req|template-)|calendar\/series-days|material\/read-)/,
    minShareCount: 2,
  },
  {
    name: "parts",
    test: /\/web\/components\/((layout|forum-groups)\/)?(?!fields\.|announcement|mail-)[^/]+$/,
    minShareCount: 3,
  },
  { name: "public", test: /\/web\/(news\/subscriptions|login)\/.*[.]tsx?$/, minShareCount: 2 },
  { name: "people", test: /\/components\/people\/(offices|people|picked|person-(avatar|picker)|use-)/ },
  { name: "list", test: /\/web\/components\/(list|export)\//, minShareCount: 2 },
  { name: "files", test: /\/web\/components\/files\/(?!attached)/, minShareCount: 3 },
  { name: "form", test: /\/web\/components\/form\//, minShareCount: 3 },
  // Each apart from the others, which small chunks of it would be put together with.
  ...["administration", "discussions", "material", "news"].map((area) => ({
    name: area,
    test: new RegExp(`/web/${area}/(?!.*-form[.]ts)`),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 3_000,
  })),
  {
    name: "area",
    test: /\/web\/(?!.*(-form[.]ts|\/attached-files))/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 3_000,
  },
];

export default defineConfig({
  root: "web",
  plugins: [
    react(),
    callableContracts(),
    withoutSchemas(),
    oneTheme(),
    onlyUsedIcons(),
    usedPhoneRules(),
    latinFonts(),
    lazyStyles(),
    earlyFiles(),
    installable(),
    compressedCode(),
    checkedMaterialList(),
  ],
  resolve: {
    alias: [
      {
        find: /^primereact\/(button|tooltip|inputnumber|ripple|virtualscroller)$/,
        replacement: resolve(import.meta.dirname, "web/app/shell/unused-components.ts"),
      },
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
    rolldownOptions: {
      output: {
        entryFileNames: "code/[name]-[hash].js",
        chunkFileNames: "code/[name]-[hash].js",
        assetFileNames: ({ names }) =>
          `${/[.](js|css)$/.test(names[0] ?? "") ? "code" : "assets"}/[name]-[hash][extname]`,
        codeSplitting: { groups: chunks },
      },
      treeshake: {
        // Schemas that no page checks with are left out.
        moduleSideEffects: [{ test: /\/shared\/(?!contract\/messages)/, sideEffects: false }],
      },
    },
  },
});
