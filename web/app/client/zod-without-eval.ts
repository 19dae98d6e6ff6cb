import * as z from "zod";

// The Content-Security-Policy reports even trying eval; import this before any schema.
z.config({ jitless: true });
