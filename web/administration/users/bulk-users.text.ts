const counted = (count: number) => (count === 1 ? "1 Benutzer" : `${count} Benutzer`);

export const bulkUsersText = {
  deactivate: {
    label: "Deaktivieren …",
    title: "Benutzer deaktivieren?",
    text: "Alle ihre Anmeldungen enden sofort, auf allen Geräten; neue sind nicht möglich. Rollen und Beiträge bleiben. Was jemand an andere übergeben soll, übergeben Sie bitte beim einzelnen Benutzer.",
    verb: (count: number) => `${counted(count)} deaktivieren`,
    done: (count: number) => `${counted(count)} deaktiviert.`,
  },
  activate: {
    label: "Aktivieren …",
    title: "Benutzer aktivieren?",
    text: "Sie dürfen sich wieder anmelden. Benachrichtigt wird niemand.",
    verb: (count: number) => `${counted(count)} aktivieren`,
    done: (count: number) => `${counted(count)} aktiviert.`,
  },
};
