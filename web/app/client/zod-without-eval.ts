/**
 * The Content-Security-Policy reports even trying eval. Set as zod itself would (`z.config`), since most pages load none;
 * import this before any schema.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
