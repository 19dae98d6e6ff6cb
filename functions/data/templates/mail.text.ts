export const greeting = (name: string): string => (name ? `Guten Tag ${name}` : "Guten Tag");
