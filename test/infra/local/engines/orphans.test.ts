import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, it, vi } from "vitest";

const engines = new URL("../../../../infra/local/engines/engines.ts", import.meta.url);

const script = `
  const { startEngines } = await import(${JSON.stringify(engines.href)});
  const { dynamodb, s3 } = await startEngines({ region: "eu-central-1", external: {} }, new AsyncDisposableStack());
  console.log(dynamodb.url + " " + s3.url);
  setInterval(() => {}, 1000);
`;

it("no engine outlives a run that is killed", async () => {
  const run = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [line] = (await once(createInterface(run.stdout), "line")) as [string];
  const urls = line.split(" ");
  await expect(Promise.all(urls.map((url) => fetch(url)))).resolves.toHaveLength(2);

  run.kill("SIGKILL");

  for (const url of urls) await vi.waitFor(() => expect(fetch(url)).rejects.toThrow(), 10_000);
});
