/** Mails of a discussion name it as what they answer, so that mail programs show them as one thread (RFC 5322, 3.6.4). */
export const threadHeaders = (postId: string, portalOrigin: string): Readonly<Record<string, string>> => {
  const discussion = `<discussion-${postId}@${new URL(portalOrigin).hostname}>`;
  return { "In-Reply-To": discussion, References: discussion };
};
