import style from "./offline.css?raw";
import tokens from "./tokens.css?raw";

/** For a document that has no other files. */
export const offlineStyle = tokens + style;
