/** Without the library, which is loaded when a passkey is asked for. */
export const canUsePasskeys = (): boolean => "PublicKeyCredential" in window;
