export interface Endpoints {
  readonly DYNAMODB: string;
  readonly S3: string;
  readonly SQS: string;
  readonly SESV2: string;
}

const names = ["DYNAMODB", "S3", "SQS", "SESV2"] as const;

const variable = (name: keyof Endpoints) => `AWS_ENDPOINT_URL_${name}`;

export const endpointsFrom = (environment: NodeJS.ProcessEnv): Partial<Endpoints> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const url = environment[variable(name)];
      return url ? [[name, url]] : [];
    }),
  );

export const endpointVariables = (endpoints: Endpoints): Record<string, string> =>
  Object.fromEntries(names.map((name) => [variable(name), endpoints[name]]));
