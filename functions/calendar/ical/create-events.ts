/** A bundle gives a CommonJS library that is imported dynamically no named exports, but this module its own. */
export { createEvents } from "ics";
