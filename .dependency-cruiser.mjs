const inAnArea = "^(functions|web)/(?!platform/|data/|workers/|components/|app/)([^/]+)/";

/** What no file matching `from` may import; `comment` says why. */
const never = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    never("no-cycles", "A cycle is one module in two files.", {}, { circular: true }),
    never(
      "no-unresolvable",
      "An import that leads nowhere hides from every other rule; of aws-lambda there are only the types.",
      {},
      { couldNotResolve: true, pathNot: "^aws-lambda$" },
    ),
    never(
      "shared-stands-alone",
      "shared runs in the browser and on the server: libraries and itself, nothing of Node.",
      { path: "^shared/" },
      { pathNot: "^(shared|node_modules)/" },
    ),
    never(
      "contract-stands-alone",
      "The language of contracts knows nothing that is written in it.",
      { path: "^shared/contract/" },
      { path: "^shared/", pathNot: "^shared/contract/" },
    ),
    never(
      "web-knows-no-server",
      "Browser and server meet in shared.",
      { path: "^web/" },
      { path: "^(functions|infra)/" },
    ),
    never(
      "functions-know-no-browser",
      "Functions know neither the SPA nor where they run.",
      { path: "^functions/" },
      { path: "^(web|infra)/" },
    ),
    never(
      "areas-keep-apart",
      "What two areas need belongs to platform, data, components, app or shared.",
      { path: inAnArea },
      { path: "^$1/", pathNot: "^(functions/platform|functions/data|web/components|web/app|$1/$2)/" },
    ),
    never(
      "platform-knows-no-area",
      "What every area stands on cannot stand on one of them.",
      { path: "^(functions/platform|web/components)/" },
      { path: "^(functions|web)/[^/]+/", pathNot: "^(functions/platform|web/components|web/app)/" },
    ),
    never(
      "styles-stay-at-home",
      "Who needs the looks of another area, or of another folder of components, takes its component; only what is the same everywhere comes from web/app/style.",
      { path: "^(web/(?!components/|app/)[^/]+/|web/.+/)" },
      { path: "[.]css$", pathNot: "^(node_modules/|$1)" },
    ),
    never(
      "data-knows-no-area",
      "What is stored is what areas meet in.",
      { path: "^functions/data/" },
      { path: "^functions/", pathNot: "^functions/(platform|data)/" },
    ),
    never(
      "newsletters-know-no-run",
      "What a newsletter is stands below its runs, and those below their delivery.",
      { path: "^functions/news/newsletters/" },
      { path: "^functions/news/(runs|delivery)/" },
    ),
    never(
      "runs-know-no-delivery",
      "A run is planned and published before anything of it is sent.",
      { path: "^functions/news/runs/" },
      { path: "^functions/news/delivery/" },
    ),
    never(
      "infra-on-top",
      "The description of the system is used by nobody but its tests.",
      { pathNot: "^(infra|test)/" },
      { path: "^infra/" },
    ),
    never(
      "pages-know-no-build",
      "What builds the pages is no part of them.",
      { pathNot: "^(web/build|test)/" },
      { path: "^web/build/" },
    ),
    never("tests-on-top", "The product does not know its tests.", { pathNot: "^test/" }, { path: "^test/" }),
    never(
      "aws-behind-adapters",
      "Only repositories, platform and workers talk to AWS; rules and handlers are free of it.",
      { pathNot: "^(functions/platform|functions/workers|infra|test)/|[.]repository[.]ts$" },
      { path: "^node_modules/(@aws-sdk|@smithy)/" },
    ),
    never(
      "no-development-library-in-the-product",
      "What the browser or a function imports must be a dependency.",
      { path: "^(shared|functions|web)/", pathNot: "^web/build/" },
      { dependencyTypes: ["npm-dev", "npm-no-pkg"], dependencyTypesNot: ["type-only", "npm-peer"] },
    ),
  ],
  options: {
    // TypeScript 7 has no JavaScript API: without swc nothing would be read, and every rule would hold.
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(dist|cdk[.]out|[.]local)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".css"],
    },
  },
};
