/** The choice of an office, no wider than a name. */
export const ImportOffice = ({ children }: { children: React.ReactNode }) => (
  <div className="import-office">{children}</div>
);
