/** A second signal ends the process at once. */
export const onStopSignal = (stop: () => Promise<void>): (() => boolean) => {
  let stopping = false;
  const receive = () => {
    if (stopping) process.exit(1);
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", receive);
  process.on("SIGTERM", receive);
  return () => stopping;
};
