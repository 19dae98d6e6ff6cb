/** How a mail begins; people without a known name are greeted all the same. */
export const greeting = (name: string): string => (name ? `Guten Tag ${name}` : "Guten Tag");
