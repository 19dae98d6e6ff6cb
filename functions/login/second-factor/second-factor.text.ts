/** What authenticator apps call the portal. */
export const productTitle = "Kanzleiportal";

export const wrongPasswordText = "Das Kennwort stimmt nicht.";
