export const TextInput = ({ className = "", ...input }: React.ComponentProps<"input">) => (
  <input {...input} className={`p-inputtext p-component ${className}`} />
);
