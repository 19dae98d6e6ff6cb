const CONNECT_WITHIN = 2_000;

/** For every AWS client, in ms: a silent service would hold a function until Lambda ends it. */
export const clientLimits = (answerWithin = 5_000, tries = 3) => ({
  maxAttempts: tries,
  requestHandler: {
    connectionTimeout: CONNECT_WITHIN,
    requestTimeout: answerWithin,
    socketTimeout: answerWithin,
    throwOnRequestTimeout: true,
  },
});

/** Objects have megabytes and take longer. */
export const OBJECT_WITHIN = 20_000;
