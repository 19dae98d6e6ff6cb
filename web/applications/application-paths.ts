const segment = encodeURIComponent;

export interface ApplicationParams {
  readonly organisationId: string;
  readonly id: string;
}

export const applicationPaths = {
  list: (organisationId: string) => `/applications/${segment(organisationId)}`,
  read: ({ organisationId, id }: ApplicationParams) =>
    `/applications/${segment(organisationId)}/${segment(id)}`,
  edit: (place: ApplicationParams) => `${applicationPaths.read(place)}/edit`,
};
