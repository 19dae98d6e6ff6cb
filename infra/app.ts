import { resolve } from "node:path";
import { App } from "aws-cdk-lib";
import { portal } from "../shared/portal.contract.ts";
import { PortalStack } from "./portal.stack.ts";
import { checkSecurity } from "./security-rules.ts";
import { settingsOrExit, stackNameOf, stackOptionsOf } from "./settings.ts";
import { stages } from "./stages/stages.ts";

const app = new App();
const settings = settingsOrExit(app.node, stages);

new PortalStack(app, stackNameOf(settings.stage), {
  settings,
  contracts: portal,
  spaFolder: resolve(import.meta.dirname, "../dist"),
  ...stackOptionsOf(settings),
  tags: { application: "kanzleiportal", stage: settings.stage },
});

if (settings.nag) checkSecurity(app);
