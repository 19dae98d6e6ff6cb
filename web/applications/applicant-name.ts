interface Named {
  readonly firstname: string;
  readonly lastname: string;
}

export const applicantName = ({ firstname, lastname }: Named): string => `${firstname} ${lastname}`;
