export const formOf = <Form extends object>(blank: Form, stored: object | undefined): Form => ({
  ...blank,
  ...Object.fromEntries(
    Object.entries(blank).map(([field, nothing]) => [
      field,
      (stored && Reflect.get(stored, field)) ?? nothing,
    ]),
  ),
});
