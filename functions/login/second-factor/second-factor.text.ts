export const productTitle = "Kanzleiportal";

export const wrongPasswordText = "Das Kennwort stimmt nicht.";
