import * as z from "zod";
import { messageOf } from "../error-message.ts";

const Call = z.object({ id: z.number(), method: z.string(), argument: z.unknown() });

type Methods = Readonly<Record<string, (argument: unknown) => unknown>>;

const answer = async (methods: Methods, { method, argument }: z.infer<typeof Call>) => {
  const run = methods[method];
  if (!run) throw new Error(`There is no method ${method}.`);
  return { result: await run(argument) };
};

/** The parent may be gone. */
const ignore = () => {};

export const serve = (methods: Methods) => {
  process.on("message", (raw) => {
    const call = Call.parse(raw);
    void answer(methods, call)
      .catch((error: unknown) => ({ error: messageOf(error) }))
      .then((message) => process.connected && process.send?.({ id: call.id, ...message }, ignore));
  });
  process.on("disconnect", () => process.exit());
};
