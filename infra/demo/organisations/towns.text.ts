/** A town with an office and places nearby, where its subscribers live. */
export interface Town {
  readonly name: string;
  readonly zip: string;
  readonly province: string;
  readonly country: "AT" | "IT" | "DE";
  readonly dial: string;
  readonly street: string;
  readonly court: string;
  readonly firm: string;
  /** As in `3105 Unterradlberg`. */
  readonly nearby: readonly string[];
}

const [lower, upper, tyrol, south] = ["Niederösterreich", "Oberösterreich", "Tirol", "Südtirol"];
const at = { country: "AT" } as const;
const it = { country: "IT", court: "Handelskammer Bozen", province: south } as const;
const de = { country: "DE", province: "Bayern" } as const;

/** The first is the technical contact of the whole group. */
export const towns: readonly Town[] = [
  {
    ...at,
    name: "St. Pölten",
    zip: "3100",
    province: lower,
    dial: "2742",
    street: "Rathausplatz 14",
    court: "Landesgericht St. Pölten",
    firm: "Lindner & Partner",
    nearby: ["3105 Unterradlberg", "3130 Herzogenburg", "3144 Wald", "3160 Traisen"],
  },
  {
    ...at,
    name: "Wien",
    zip: "1010",
    province: "Wien",
    dial: "1",
    street: "Wipplingerstraße 32",
    court: "Handelsgericht Wien",
    firm: "Hofbauer Treuhand",
    nearby: ["1060 Wien", "1120 Wien", "1190 Wien", "2340 Mödling", "2380 Perchtoldsdorf"],
  },
  {
    ...at,
    name: "Graz",
    zip: "8010",
    province: "Steiermark",
    dial: "316",
    street: "Sackstraße 21",
    court: "Landesgericht für ZRS Graz",
    firm: "Krainer & Wieser",
    nearby: ["8020 Graz", "8054 Seiersberg", "8111 Gratwein", "8200 Gleisdorf"],
  },
  {
    ...at,
    name: "Linz",
    zip: "4020",
    province: upper,
    dial: "732",
    street: "Landstraße 47",
    court: "Landesgericht Linz",
    firm: "Mühlviertler Wirtschaftstreuhand",
    nearby: ["4040 Linz", "4050 Traun", "4060 Leonding", "4210 Gallneukirchen"],
  },
  {
    ...at,
    name: "Salzburg",
    zip: "5020",
    province: "Salzburg",
    dial: "662",
    street: "Franz-Josef-Straße 18",
    court: "Landesgericht Salzburg",
    firm: "Stadler Rainer",
    nearby: ["5071 Wals", "5081 Anif", "5400 Hallein", "5301 Eugendorf"],
  },
  {
    ...at,
    name: "Innsbruck",
    zip: "6020",
    province: tyrol,
    dial: "512",
    street: "Maria-Theresien-Straße 9",
    court: "Landesgericht Innsbruck",
    firm: "Nordkette Steuerberatung",
    nearby: ["6060 Hall in Tirol", "6067 Absam", "6175 Kematen", "6410 Telfs"],
  },
  {
    ...at,
    name: "Bregenz",
    zip: "6900",
    province: "Vorarlberg",
    dial: "5574",
    street: "Kornmarktstraße 6",
    court: "Landesgericht Feldkirch",
    firm: "Bodensee Treuhand",
    nearby: ["6850 Dornbirn", "6890 Lustenau", "6971 Hard", "6911 Lochau"],
  },
  {
    ...at,
    name: "Klagenfurt",
    zip: "9020",
    province: "Kärnten",
    dial: "463",
    street: "Neuer Platz 11",
    court: "Landesgericht Klagenfurt",
    firm: "Wörthersee Wirtschaftstreuhand",
    nearby: ["9061 Klagenfurt-Wölfnitz", "9065 Ebenthal", "9170 Ferlach", "9210 Pörtschach"],
  },
  {
    ...at,
    name: "Eisenstadt",
    zip: "7000",
    province: "Burgenland",
    dial: "2682",
    street: "Hauptstraße 25",
    court: "Landesgericht Eisenstadt",
    firm: "Pannonia Steuerberatung",
    nearby: ["7035 Steinbrunn", "7071 Rust", "7100 Neusiedl am See", "7210 Mattersburg"],
  },
  {
    ...at,
    name: "Wels",
    zip: "4600",
    province: upper,
    dial: "7242",
    street: "Ringstraße 33",
    court: "Landesgericht Wels",
    firm: "Traunfeld Steuerberatung",
    nearby: ["4614 Marchtrenk", "4623 Gunskirchen", "4650 Lambach"],
  },
  {
    ...at,
    name: "Villach",
    zip: "9500",
    province: "Kärnten",
    dial: "4242",
    street: "Hauptplatz 8",
    court: "Landesgericht Klagenfurt",
    firm: "Drautal & Partner",
    nearby: ["9504 Warmbad", "9524 St. Magdalen", "9560 Feldkirchen"],
  },
  {
    ...at,
    name: "Krems an der Donau",
    zip: "3500",
    province: lower,
    dial: "2732",
    street: "Untere Landstraße 40",
    court: "Landesgericht Krems",
    firm: "Wachau Steuerberatung",
    nearby: ["3512 Mautern", "3550 Langenlois", "3601 Dürnstein"],
  },
  {
    ...at,
    name: "Amstetten",
    zip: "3300",
    province: lower,
    dial: "7472",
    street: "Wiener Straße 17",
    court: "Landesgericht St. Pölten",
    firm: "Mostviertel Treuhand",
    nearby: ["3340 Waidhofen an der Ybbs", "3361 Aschbach", "3370 Ybbs"],
  },
  {
    ...at,
    name: "Steyr",
    zip: "4400",
    province: upper,
    dial: "7252",
    street: "Stadtplatz 29",
    court: "Landesgericht Steyr",
    firm: "Ennstal Steuerberatung",
    nearby: ["4407 Steyr-Gleink", "4451 Garsten", "4540 Bad Hall"],
  },
  {
    ...at,
    name: "Kitzbühel",
    zip: "6370",
    province: tyrol,
    dial: "5356",
    street: "Josef-Pirchl-Straße 5",
    court: "Landesgericht Innsbruck",
    firm: "Hahnenkamm Treuhand",
    nearby: ["6353 Going", "6380 St. Johann in Tirol", "6365 Kirchberg"],
  },
  {
    ...at,
    name: "Lienz",
    zip: "9900",
    province: tyrol,
    dial: "4852",
    street: "Rosengasse 12",
    court: "Landesgericht Innsbruck",
    firm: "Dolomiten Steuerberatung",
    nearby: ["9920 Sillian", "9971 Matrei", "9990 Nußdorf-Debant"],
  },
  {
    ...it,
    name: "Bozen",
    zip: "39100",
    dial: "0471",
    street: "Laubengasse 22",
    firm: "Rosengarten Steuerberater",
    nearby: ["39055 Leifers", "39057 Eppan", "39052 Kaltern"],
  },
  {
    ...it,
    name: "Brixen",
    zip: "39042",
    dial: "0472",
    street: "Domplatz 4",
    firm: "Eisacktal Wirtschaftsberater",
    nearby: ["39040 Vahrn", "39043 Klausen", "39049 Sterzing"],
  },
  {
    ...it,
    name: "Meran",
    zip: "39012",
    dial: "0473",
    street: "Freiheitsstraße 61",
    firm: "Passeier & Thaler",
    nearby: ["39011 Lana", "39022 Algund", "39017 Schenna"],
  },
  {
    ...de,
    name: "Passau",
    zip: "94032",
    dial: "851",
    street: "Ludwigstraße 15",
    court: "Amtsgericht Passau",
    firm: "Dreiflüsse Steuerberatung",
    nearby: ["94034 Passau", "94060 Pocking", "94081 Fürstenzell"],
  },
];

/** Postcode and name of a place nearby. */
export const placesNear = ({ nearby }: Town): (readonly [zip: string, name: string])[] =>
  nearby.map((place) => {
    const end = place.indexOf(" ");
    return [place.slice(0, end), place.slice(end + 1)];
  });
