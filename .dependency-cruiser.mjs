const inAnArea = "^(functions|web)/(?!platform/|workers/|components/|app/)([^/]+)/";

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-cycles",
      comment: "A cycle is one module in two files.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-unresolvable",
      comment:
        "An import that leads nowhere hides from every other rule; of aws-lambda there are only the types.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^aws-lambda$" },
    },
    {
      name: "shared-stands-alone",
      comment: "shared runs in the browser and on the server: libraries and itself, nothing of Node.",
      severity: "error",
      from: { path: "^shared/" },
      to: { pathNot: "^(shared|node_modules)/" },
    },
    {
      name: "web-knows-no-server",
      comment: "Browser and server meet in shared.",
      severity: "error",
      from: { path: "^web/" },
      to: { path: "^(functions|infra)/" },
    },
    {
      name: "functions-know-no-browser",
      comment: "Functions know neither the SPA nor where they run.",
      severity: "error",
      from: { path: "^functions/" },
      to: { path: "^(web|infra)/" },
    },
    {
      name: "areas-keep-apart",
      comment: "What two areas need belongs to platform, components, app or shared.",
      severity: "error",
      from: { path: inAnArea },
      to: { path: "^$1/", pathNot: "^(functions/platform|web/components|web/app|$1/$2)/" },
    },
    {
      name: "platform-knows-no-area",
      comment: "What every area stands on cannot stand on one of them.",
      severity: "error",
      from: { path: "^(functions/platform|web/components)/" },
      to: { path: "^(functions|web)/[^/]+/", pathNot: "^(functions/platform|web/components|web/app)/" },
    },
    {
      name: "infra-on-top",
      comment: "The description of the system is used by nobody but its tests.",
      severity: "error",
      from: { pathNot: "^(infra|test)/" },
      to: { path: "^infra/" },
    },
    {
      name: "tests-on-top",
      comment: "The product does not know its tests.",
      severity: "error",
      from: { pathNot: "^test/" },
      to: { path: "^test/" },
    },
    {
      name: "aws-behind-adapters",
      comment: "Only repositories, platform and workers talk to AWS; rules and handlers are free of it.",
      severity: "error",
      from: { pathNot: "^(functions/platform|functions/workers|infra|test)/|[.]repository[.]ts$" },
      to: { path: "^node_modules/(@aws-sdk|@smithy)/" },
    },
    {
      name: "no-development-library-in-the-product",
      comment: "What the browser or a function imports must be a dependency.",
      severity: "error",
      from: { path: "^(shared|functions|web)/" },
      to: { dependencyTypes: ["npm-dev", "npm-no-pkg"], dependencyTypesNot: ["type-only", "npm-peer"] },
    },
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
