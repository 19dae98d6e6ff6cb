const counted = (count: number) => (count === 1 ? "1 Person" : `${count} Personen`);

export const bulkEmployeesText = {
  label: "Kanzlei …",
  title: "Kanzlei ändern",
  text: "Sie arbeiten dann in dieser Kanzlei: Was nur für Mitarbeiter ihrer bisherigen bestimmt ist, sehen sie nicht mehr. Rollen bleiben. Benachrichtigt wird niemand.",
  verb: (count: number) => `Bei ${counted(count)} ändern`,
  done: (count: number) => `Die Kanzlei von ${counted(count)} ist geändert.`,
};
