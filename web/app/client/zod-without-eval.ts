/**
 * Even trying eval is reported by the Content-Security-Policy. Import this before any schema.
 * It writes the global of `z.config` instead of calling it, since most pages load no zod.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
