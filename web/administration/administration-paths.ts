const segment = encodeURIComponent;
const overview = "/administration";
const templates = `${overview}/templates`;

/** The addresses inside the administration area. */
export const administrationPaths = {
  overview,
  settings: `${overview}/settings`,
  templates,
  template: (id: string) => `${templates}/${segment(id)}`,
  newTemplate: `${templates}/new`,
  copyOfTemplate: (id: string) => `${templates}/new?kopie=${segment(id)}`,
};

/** The query parameter that names what a new set is copied from. */
export const COPY_OF = "kopie";
/** The query parameter that names the template of a set that is worked on. */
export const PART = "teil";
