const nameOf = (tab: string) => `cloud-upload-${tab}`;

let own: string | undefined;

/** Held as long as this page is open, so that others know whose uploads go on. */
export const ownTab = (): string => {
  if (own === undefined) {
    own = crypto.randomUUID();
    void navigator.locks?.request(nameOf(own), () => new Promise(() => {}));
  }
  return own;
};

export const isTabOpen = async (tab: string): Promise<boolean> => {
  if (tab === own) return true;
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === nameOf(tab));
};
