export const productTitle = "Kanzleiportal";

export const wrongPasswordText = "Das Kennwort stimmt nicht.";

export const orPasskeyText = "Statt des Codes genügt auch Ihr Passkey.";
