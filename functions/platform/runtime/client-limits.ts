const CONNECT_WITHIN = 2_000;

/** Of every AWS client: without them a silent service holds a function until Lambda ends it. In ms. */
export const clientLimits = (answerWithin = 5_000, tries = 3) => ({
  maxAttempts: tries,
  requestHandler: {
    connectionTimeout: CONNECT_WITHIN,
    requestTimeout: answerWithin,
    socketTimeout: answerWithin,
    throwOnRequestTimeout: true,
  },
});

/** Objects have megabytes. */
export const OBJECT_WITHIN = 20_000;
