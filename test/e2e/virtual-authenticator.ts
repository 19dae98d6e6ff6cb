import type { CDPSession, Page } from "playwright-core";

/** A device that holds passkeys and recognises its owner; it confirms what it is asked while it `agrees`. */
export const withAuthenticator = async (page: Page) => {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });

  return {
    agrees: (enabled: boolean) =>
      session.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled }),

    holds: async () => (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
  };
};

/** The login page waits for its button then. */
export const suggestNothing = (page: Page): Promise<void> =>
  page.evaluate(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
