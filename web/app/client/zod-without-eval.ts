import * as z from "zod";

// The portal's content security policy forbids eval, and even trying it is reported. To be imported before any schema.
z.config({ jitless: true });
