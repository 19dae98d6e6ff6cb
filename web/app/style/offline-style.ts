import style from "./offline.css?raw";
import tokens from "./tokens.css?raw";

export const offlineStyle = tokens + style;
