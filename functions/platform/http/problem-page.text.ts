export const problemPageText = { request: (id: string) => `Anfrage ${id}` };
