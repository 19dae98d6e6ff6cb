import { afterAll, vi } from "vitest";

const environment = { ...process.env };

// Libraries stay from file to file, and are most of what a file would load; what is ours begins anew.
vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
});
