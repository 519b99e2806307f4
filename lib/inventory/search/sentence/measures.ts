import { comparisonAt, tailOf } from './amounts.ts';
import { NUMBER_WORDS } from './lexicon.ts';
import type { Ends, Reading } from './meaning.ts';
import type { Word } from './tokens.ts';

type Subject = 'towing' | 'atm' | 'tare' | 'sleeps';

// Longest first, because one may be the start of another.
const SUBJECTS: readonly (readonly [RegExp, Subject])[] = [
  [
    /^(?:(?:that )?can tow|able to tow|(?:braked )?tow(?:ing)? (?:capacity|rating|limit)(?: of)?|braked tow(?:ing)?|tows?|towing|pulls?)$/,
    'towing',
  ],
  [/^(?:atm|gtm|aggregate(?: trailer)? mass|(?:total|loaded|gross) weight)(?: of)?$/, 'atm'],
  [/^(?:tare(?: weight| mass)?|empty weight)(?: of)?$/, 'tare'],
  [/^(?:sleeps?|sleeping|berths?)$/, 'sleeps'],
];
const SUBJECT_WORDS = 4;

const MASS = /^(\d{1,2}(?:,\d{3})|\d{1,5})(\.\d{1,3})?(kgs?|kilos?|kilograms?|t|tons?|tonnes?)?(\+)?$/;
const KILOGRAMS = /^(?:kgs?|kilos?|kilograms?)$/;
const TONNES = /^(?:t|tons?|tonnes?)$/;
/** A mass without a unit is in tonnes up to this: `tows 3.5`. */
const MOST_BARE_TONNES = 10;
const MOST_PEOPLE = 12;
const ARTICLES = new Set(['a', 'an', 'my', 'our', 'the']);
/** The towed object is not the searched one: `ute that tows a 2.5t caravan`. */
const TOWED = new Set(['boat', 'caravan', 'float', 'load', 'trailer', 'van']);

/** The meaning is null if the site lacks the measure, so that no part is read as a price. */
export type MeasureReading = Reading | { length: number; meaning: null };

/**
 * Reads mass, towing capacity or berths: `tows 3000kg`, `towing 2.5t`, `under 2000 kg`, `tare below 1.8
 * tonne`, `sleeps 4`, `6 berth`.
 *
 * @param ranges the ranges that the site shows; a mass without further words is the loaded mass
 */
export function readMeasure(
  words: readonly Word[],
  from: number,
  ranges: ReadonlySet<string>,
): MeasureReading | null {
  const reading = readPeople(words, from) ?? readMass(words, from);
  if (!reading) return readTowed(words, from);
  const { key, ends, length } = reading;
  return { length, meaning: ranges.has(key) ? { kind: 'range', key, ends } : null };
}

/** Reads `to tow a caravan`, which neither states a mass nor searches for caravans. */
function readTowed(words: readonly Word[], from: number): MeasureReading | null {
  const subject = subjectAt(words, from);
  if (subject?.key !== 'towing' || words[from + subject.length - 1]?.stop) return null;
  const at = from + subject.length + (ARTICLES.has(words[from + subject.length]?.key ?? '') ? 1 : 0);
  return TOWED.has(words[at]?.key ?? '') ? { length: at - from + 1, meaning: null } : null;
}

interface MassOrPeople {
  key: Subject;
  ends: Ends;
  length: number;
}

/** Reads `sleeps 4`, `sleeps at least four`, `4 berth` as a minimum. */
function readPeople(words: readonly Word[], from: number): MassOrPeople | null {
  const berths = /^(\d{1,2}|\p{L}+)berths?$/u.exec(words[from]?.key ?? '');
  const berthPeople = berths && peopleOf(berths[1] ?? '');
  if (berthPeople) return { key: 'sleeps', ends: { min: berthPeople, max: null }, length: 1 };
  const subject = subjectAt(words, from);
  if (subject?.key === 'sleeps') {
    const comparison = comparisonAt(words, from + subject.length);
    const at = from + subject.length + (comparison?.length ?? 0);
    const people = peopleOf(words[at]?.plain ?? '');
    if (!people || words[at - 1]?.stop) return null;
    const tail = words[at]?.stop ? null : tailOf(words.slice(at + 1, at + 3).map(({ plain }) => plain));
    const most = isMost(words, from + subject.length) || (!comparison && tail?.kind === 'max');
    return {
      key: 'sleeps',
      ends: most ? { min: null, max: people } : { min: people, max: null },
      length: at - from + 1 + (tail?.length ?? 0),
    };
  }
  const people = peopleOf(words[from]?.plain ?? '');
  if (!people || words[from]?.stop || !/^(?:berths?|people|persons?)$/.test(words[from + 1]?.key ?? ''))
    return null;
  return { key: 'sleeps', ends: { min: people, max: null }, length: 2 };
}

function peopleOf(text: string): number | null {
  // `4-6` means at least four.
  const digits = text.replace(/(?:\+|[-–]\d{1,2})$/, '');
  const count = /^\d{1,2}$/.test(digits) ? Number(digits) : NUMBER_WORDS.indexOf(digits);
  return count > 0 && count <= MOST_PEOPLE ? count : null;
}

function readMass(words: readonly Word[], from: number): MassOrPeople | null {
  const before = subjectAt(words, from);
  if (before?.key === 'sleeps') return null;
  let at = from + (before?.length ?? 0);
  if (before && words[at - 1]?.stop) return null;
  if (before?.key === 'towing' && ARTICLES.has(words[at]?.key ?? '')) at += 1;
  const comparison = comparisonAt(words, at);
  const most = isMost(words, at);
  at += comparison?.length ?? 0;
  const mass = massAt(words, at, before !== null);
  if (!mass) return null;
  at += mass.length;
  const tail = words[at - 1]?.stop ? null : tailOf(words.slice(at, at + 2).map(({ plain }) => plain));
  if (!comparison) at += tail?.length ?? 0;
  const next = before || words[at - 1]?.stop ? null : subjectAt(words, at);
  // In `2.5t sleeps four`, `sleeps` belongs to `four`.
  const after = next?.key === 'sleeps' ? null : next;
  if (!before && !after && !mass.unit) return null;
  const key = before?.key ?? after?.key ?? 'atm';
  const towedLength =
    before && key === 'towing' && !words[at - 1]?.stop && TOWED.has(words[at]?.key ?? '') ? 1 : 0;
  const atLeast =
    key === 'towing'
      ? !most && !(!comparison && tail?.kind === 'max')
      : mass.open || (comparison ?? tail)?.kind === 'min';
  return {
    key,
    ends: atLeast ? { min: mass.kilograms, max: null } : { min: null, max: mass.kilograms },
    length: at - from + (after?.length ?? 0) + towedLength,
  };
}

/** Matches `under` and similar, but not `up to`: towing `up to 2t` requires at least that capacity. */
const isMost = (words: readonly Word[], at: number): boolean =>
  comparisonAt(words, at)?.kind === 'max' && !/^upto$|^up$/.test(words[at]?.key ?? '');

function subjectAt(words: readonly Word[], from: number): { key: Subject; length: number } | null {
  for (let length = SUBJECT_WORDS; length > 0; length--) {
    const phrase = words.slice(from, from + length);
    if (phrase.length < length || phrase.slice(0, -1).some(({ stop }) => stop)) continue;
    const text = phrase.map(({ plain }) => plain).join(' ');
    const key = SUBJECTS.find(([wording]) => wording.test(text))?.[1];
    if (key) return { key, length };
  }
  return null;
}

/** @param bare whether the unit is optional, because the words before it state a mass */
function massAt(words: readonly Word[], at: number, bare: boolean) {
  const match = MASS.exec(words[at]?.plain ?? '');
  if (!match) return null;
  const [, digits = '', decimals = '', joined, plus] = match;
  const value = Number(digits.replace(',', '') + decimals);
  const next = words[at]?.stop ? '' : (words[at + 1]?.plain ?? '');
  const beside = !joined && (KILOGRAMS.test(next) || TONNES.test(next)) ? next : null;
  const unit = joined ?? beside;
  if (value === 0 || (!unit && !bare)) return null;
  const tonnes = unit ? TONNES.test(unit) : value <= MOST_BARE_TONNES;
  return {
    kilograms: Math.round(tonnes ? value * 1_000 : value),
    unit: Boolean(unit),
    open: Boolean(plus),
    length: beside ? 2 : 1,
  };
}
