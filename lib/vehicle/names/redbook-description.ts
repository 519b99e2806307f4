import { wordsOf } from './normalise.ts';

/** The parts of a RedBook description; null where it does not state one. */
export interface Description {
  series: string | null;
  badge: string | null;
  /** Body with its details: `Utility Extended Cab`. */
  body: string;
  seats: number | null;
  doors: number;
  transmission: string;
  gears: number | null;
  drive: string | null;
  /** Size and induction: `3.0DT`. */
  engine: string | null;
  litres: number | null;
  fuel: 'Petrol' | 'Diesel' | 'Hybrid' | null;
}

const BODY =
  /\b(?:sedan|saloon|hatchback|hatch|wagon|utility|cab chassis|coupe|convertible|cabriolet|roadster|softtop|hardtop|fastback|sportback|liftback|avant|tourer|targa|van|bus|pick ?-?up|people mover)\b/gi;
/** Everything from the number of doors on: seats, doors, transmission, gears and the rest. */
const DOORS = /\b(?:(\d{1,2})st\s+)?([2-6])dr\b\s*(.*)$/i;
const TRANSMISSION =
  /^((?:(?:spts|sports|seq|sequential|dual|red|reduction|r|s|d|x|power|e|multi|tip|step|gear|linear|auto|man|manual|automatic|sa|cvt|dct|dsg|amt|pdk|tronic|tiptronic|steptronic|multitronic|lineartronic|geartronic|powershift|selespeed|clutch|gear)\b[ .-]*)+)(?:(\d{1,2})sp\b)?\s*(.*)$/i;
const DRIVE = /\b(?:4x4|4x2|awd|4wd|2wd|fwd|rwd|quattro|xdrive|4matic|4motion)\b/i;
const ENGINE = /(?:^|\s)((\d{1,2}\.\d)(DT{1,3}|D|T{1,2}|TSC|SC|CT|i|S)?(?:\/\d+kW)?)(?=\s|$)/i;
const SIZE_LIMITS = { least: 0.6, most: 8.5 };

/**
 * Takes apart a description as RedBook writes it, without make and model:
 * `GGN25R SR5 Utility Extended Cab 2dr Man 5sp 4x4 3.0DT`.
 *
 * @returns null for any other text
 */
export function readDescription(text: string): Description | null {
  const doors = /dr\b/i.test(text) ? DOORS.exec(text) : null;
  const technical = doors && TRANSMISSION.exec(doors[3] ?? '');
  if (!doors || !technical) return null;
  const before = text.slice(0, doors.index).trim();
  const body = [...before.matchAll(BODY)].at(0);
  if (!body) return null;
  const [, transmission = '', gears, rest = ''] = technical;
  const engine = ENGINE.exec(rest);
  const litres = engine ? Number(engine[2]) : null;
  const isSize = litres !== null && litres >= SIZE_LIMITS.least && litres <= SIZE_LIMITS.most;
  return {
    ...versionOf(before.slice(0, body.index)),
    body: before.slice(body.index).trim(),
    seats: doors[1] ? Number(doors[1]) : null,
    doors: Number(doors[2]),
    transmission: transmission.trim(),
    gears: gears ? Number(gears) : null,
    drive: DRIVE.exec(rest)?.[0] ?? null,
    engine: isSize ? (engine?.[1] ?? null) : null,
    litres: isSize ? litres : null,
    fuel: fuelOf(rest, isSize ? engine?.[3] : undefined),
  };
}

function fuelOf(rest: string, induction: string | undefined): Description['fuel'] {
  if (/\bhybrid\b/i.test(rest)) return 'Hybrid';
  if (induction === undefined) return null;
  return /^d/i.test(induction) ? 'Diesel' : 'Petrol';
}

/** Codes of a series at the start: `GGN25R`, `VE`, `7L`, `S4`. */
const SERIES_FIRST = /^(?:[A-Z]{2,4}\d{2,3}[A-Z]|[A-Z]{2,3}|\d[A-Z]{1,2}|[A-Z]\d)$/;
/** Codes of BMW and Mercedes-Benz, `F20` and `W164`. After a badge, `C117` is one too; before it may be one. */
const CHASSIS = /^(?:[EFGU]\d{2}|W\d{3})$/;
const CHASSIS_AFTER_BADGE = /^(?:[EFGU]\d{2}|[ACHRSVWXZ][12]\d{2})$/;
const SERIES_NUMBER = /^(?:[IV]{1,4}|Mk\.?[IV\d]{1,4}|MY\d{2}(?:\.5)?|Series|\d)$/i;
/** Badges that could be taken for a series. */
const SHORT_BADGES: ReadonlySet<string> = new Set(
  wordsOf(
    'CD CS CX EX GL GS GT GX LE LS LT LX RS RT RX SE SL SR SS ST SV SX TI TS TX VI VR VX XL XR XS XT GLX GXL GTI GTS HSE LTZ SLX VRX XLS XLT',
  ),
);

/** Separates the series from the badge before the body. */
function versionOf(words: string): Pick<Description, 'series' | 'badge'> {
  const [first = '', ...others] = wordsOf(words);
  const chassis = [first, ...others].findLast((word, index) =>
    index > 0 ? CHASSIS_AFTER_BADGE.test(word) : CHASSIS.test(word),
  );
  if (chassis !== undefined) {
    const badge = wordsOf(words).filter((word) => word !== chassis);
    return { series: chassis, badge: badge.join(' ') || null };
  }
  if (!SERIES_FIRST.test(first) || (others.length === 0 && SHORT_BADGES.has(first)))
    return { series: null, badge: words.trim() || null };
  const numberCount = others.findIndex((word) => !SERIES_NUMBER.test(word));
  const taken = numberCount === -1 ? others.length : numberCount;
  return {
    series: [first, ...others.slice(0, taken)].join(' '),
    badge: others.slice(taken).join(' ') || null,
  };
}
