const segment = encodeURIComponent;

export interface ApplicationPlace {
  readonly organisationId: string;
  readonly id: string;
}

export const applicationPaths = {
  list: (organisationId: string) => `/applications/${segment(organisationId)}`,
  read: ({ organisationId, id }: ApplicationPlace) =>
    `/applications/${segment(organisationId)}/${segment(id)}`,
  edit: (place: ApplicationPlace) => `${applicationPaths.read(place)}/edit`,
};
