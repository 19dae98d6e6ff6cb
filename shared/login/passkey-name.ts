import { requiredText } from "../contract/wire.ts";

export const PasskeyName = requiredText(60);
