import { createWriteStream } from "node:fs";

const everyMs = 50;

export interface FunctionLog {
  readonly write: (functionName: string, text: string) => void;
  readonly stop: () => Promise<void>;
}

/** Written a few times a second, since a call per line would slow the callers. */
export const openFunctionLog = (path: string, { echo }: { readonly echo: boolean }): FunctionLog => {
  const file = createWriteStream(path, { flags: "a" });
  let lines = "";
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    timer = undefined;
    file.write(lines);
    lines = "";
  };
  return {
    write: (functionName, text) => {
      const line = `[${functionName}] ${text.endsWith("\n") ? text : `${text}\n`}`;
      if (echo) process.stderr.write(line);
      lines += line;
      timer ??= setTimeout(flush, everyMs);
    },
    stop: () =>
      new Promise((resolve) => {
        clearTimeout(timer);
        file.end(lines, resolve);
      }),
  };
};
