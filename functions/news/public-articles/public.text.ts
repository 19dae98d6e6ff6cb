export const publicText = {
  product: "Kanzleiportal",
  files: "Dateien",
  imprint: "Impressum",
  phone: "Telefon",
  uid: "UID",
  register: "Firmenbuch",
  authority: "Aufsicht",
  subscribe: "Newsletter abonnieren",
  feed: "RSS-Feed",
  notThere: "Vielleicht ist er nicht mehr öffentlich, oder der Link ist nicht vollständig.",
  feedTitle: (office: string) => `News · ${office}`,
  feedDescription: (office: string) => `Was ${office} zuletzt veröffentlicht hat.`,
};
