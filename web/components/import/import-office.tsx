export const ImportOffice = ({ children }: { children: React.ReactNode }) => (
  <div className="import-office">{children}</div>
);
