import { parseArgs } from "node:util";
import { messageOf } from "../local/error-message.ts";
import { stageIn } from "../settings.ts";
import { stages } from "../stages/stages.ts";
import { reportOn } from "./report.ts";

try {
  const { values } = parseArgs({ options: { stage: { type: "string", default: "prod" } } });
  const { findings } = await reportOn(values.stage, stageIn(stages, values.stage));
  process.exitCode = findings.every(({ level }) => level === "good") ? 0 : 1;
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
