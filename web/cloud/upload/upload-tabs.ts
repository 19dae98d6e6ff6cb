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

/** This one, too. */
export const openTabs = async (): Promise<ReadonlySet<string>> => {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set([ownTab(), ...held.map(({ name = "" }) => name.replace(nameOf(""), ""))]);
};
