const wordsOf = (words: string): readonly string[] => words.split(/\s+/).filter(Boolean);

/** Words of badges as most makers spell them. */
const COMMON = wordsOf(`
  TSI TFSI FSI TDI GTI GTD GTE SDI HDi BlueHDi THP PureTech dCi CRDi CRD CDI CGI CDTi TDCi JTD EcoBoost
  T-GDi GDi MPi DI-D MIVEC D-4D VVT-i i-VTEC e:HEV e-POWER i-DTEC SKYACTIV SKYACTIV-G SKYACTIV-D
  BlueTEC BlueMOTION BlueEFFICIENCY BiTDI TD4 SD4 Si4 TDV6 SDV6 TDV8 SDV8 TD6
  EV BEV PHEV MHEV HEV AWD FWD RWD 2WD 4WD 4x4 4x2 4MATIC 4MATIC+ quattro xDrive sDrive eDrive 4MOTION ALLGRIP
  DSG CVT S-CVT AMT DCT PDK LWB MWB SWB SLWB ELWB XLWB DRW SRW LPG LPi AMG GT-Line R-Line JCW Hi-Ride Hi-Rider
`);

/** Words that only these makes spell so. */
const BY_MAKE: Readonly<Record<string, readonly string[]>> = {
  'Alfa Romeo': wordsOf('Ti JTS JTDm MultiAir QV'),
  Citroen: wordsOf('VTi HDi'),
  Ford: wordsOf('EcoBoost TDCi'),
  Holden: wordsOf('SRi SRi-V CDXi SIDI'),
  Honda: wordsOf('VTi VTi-L VTi-S VTi-X VTi-LX VTi-LN VTi-L7 VTi-E7 GLi EXi Si'),
  Hyundai: wordsOf('CRDi GDi T-GDi'),
  Kia: wordsOf('Si SLi EX-L S-Line GT-Line'),
  Mitsubishi: wordsOf('VRX VR-X LSi GLi GSR'),
  Nissan: wordsOf('Ti Ti-L Ti-S ST-L N-TREK'),
  Peugeot: wordsOf('GTi HDi VTi'),
  Renault: wordsOf('R.S. dCi'),
  Subaru: wordsOf('STI GT-B'),
  Suzuki: wordsOf('GLX GTi'),
  Toyota: wordsOf('GLi CSi VXi eFour E-Four'),
  Volkswagen: wordsOf('4MOTION'),
};

const keyOf = (word: string): string => word.toLowerCase();
const COMMON_SPELLINGS = new Map(COMMON.map((word) => [keyOf(word), word]));
const SPELLINGS = new Map(
  Object.entries(BY_MAKE).map(([make, words]) => [make, new Map(words.map((word) => [keyOf(word), word]))]),
);

/** Patterns with a number, `110Tsi`, `2.5I-S`: what replaces the letters around it. */
const NUMBERED: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [/^(\d{2,3})(tsi|tfsi|tdi)$/i, (_, power = '', words = '') => power + words.toUpperCase()],
  [/^(tsi|tfsi|tdi)(\d{2,3})$/i, (_, words = '', torque = '') => words.toUpperCase() + torque],
  [/^([0-8]\.\d)i(-[a-z]+)?$/i, (_, litres = '', rest = '') => `${litres}i${rest.toUpperCase()}`],
];
const NUMBERED_BY_MAKE: Readonly<Record<string, typeof NUMBERED>> = {
  BMW: [
    [
      /^([xse])drive(\d{0,2})([ide])?$/i,
      (_, axle = '', number = '', fuel = '') => `${axle.toLowerCase()}Drive${number}${fuel.toLowerCase()}`,
    ],
    [
      /^(m?)(\d{2,3})([dei])$/i,
      (_, sport = '', number = '', fuel = '') => sport.toUpperCase() + number + fuel.toLowerCase(),
    ],
  ],
  Volkswagen: [[/^(\d{2,3})tfsi$/i, (_, power = '') => `${power}TSI`]],
  'Mercedes-Benz': [
    [/^([a-z]{1,3}\d{2,3})([de])$/i, (_, name = '', fuel = '') => name.toUpperCase() + fuel.toLowerCase()],
    [/^(\d{3})([de])$/i, (_, number = '', fuel = '') => number + fuel.toLowerCase()],
    [/^([de])$/i, (_, fuel = '') => fuel.toLowerCase()],
  ],
  Lexus: [
    [/^([a-z]{2}\d{3})(h\+?)$/i, (_, name = '', hybrid = '') => name.toUpperCase() + hybrid.toLowerCase()],
  ],
};

/** Words that these makers join: `xDrive30d`, `110TSI`. */
const JOINED: Readonly<Record<string, RegExp>> = {
  BMW: /\b([xse]drive) (?=\d{2}[dei]?\b)/gi,
  Skoda: /(?<![\d.])(\d{2,3}) (?=(?:tsi|tdi)\b)/gi,
  Volkswagen: /(?<![\d.])(\d{2,3}) (?=(?:tsi|tdi)\b)/gi,
};

const WORD = /[^\s()[\],/]+/g;

/** Spellings by make and badge: a feed repeats the same badges. */
const known = new Map<string, string>();
const MOST_KNOWN = 5_000;

/**
 * Returns a badge with the words that its maker spells in a certain way: `Crdi (awd)` as `CRDi (AWD)`.
 * Unknown words stay as they are.
 */
export function spellBadge(make: string, badge: string): string {
  const key = `${make}\n${badge}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const joined = JOINED[make] ? badge.replaceAll(JOINED[make], '$1') : badge;
  const spelled = joined.replaceAll(WORD, (word) => spellWord(make, word));
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, spelled);
  return spelled;
}

function spellWord(make: string, word: string): string {
  const spelling = SPELLINGS.get(make)?.get(keyOf(word)) ?? COMMON_SPELLINGS.get(keyOf(word));
  if (spelling !== undefined) return spelling;
  for (const [pattern, spell] of [...(NUMBERED_BY_MAKE[make] ?? []), ...NUMBERED]) {
    const match = pattern.exec(word);
    if (match) return spell(...match.map((part) => part ?? ''));
  }
  return word;
}
