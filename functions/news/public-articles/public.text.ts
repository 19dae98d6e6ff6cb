export const publicText = {
  product: "Kanzleiportal",
  by: "Von",
  imprint: "Impressum",
  phone: "Telefon",
  uid: "UID",
  register: "Firmenbuch",
  authority: "Aufsicht",
  subscribe: "Newsletter abonnieren",
  feed: "RSS-Feed",
  feedTitle: (office: string) => `News · ${office}`,
  feedDescription: (office: string) => `Was ${office} zuletzt veröffentlicht hat.`,
};
