/** Without the library, which is loaded when a passkey is used. */
export const canUsePasskeys = (): boolean => "PublicKeyCredential" in window;
