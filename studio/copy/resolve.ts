import type { CopyFacts, CopySite } from './copyFacts.ts';
import { type Counterpart, placeFor, placeOfPhone } from './counterpart.ts';
import { isAsset } from './references.ts';

/** A difference between a copy and its original. */
export interface Change {
  kind: 'changed' | 'left out';
  words: string;
}

/** The two sites, and a lookup for what replaces a referenced document. */
export interface Between {
  from: CopySite;
  to: CopySite;
  facts: CopyFacts;
  /** @returns null if the reference must be left out */
  standIn: (id: string) => (Counterpart & { reference?: object }) | null;
  titleOf: (id: string) => string;
}

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The list without which a block would be empty or show something else. */
const NEEDED: Record<string, string> = {
  heroCarousel: 'slides',
  promoCards: 'cards',
  specialOffers: 'offers',
};

/**
 * Adapts a value to another site: replaces references and phone numbers with the site's own, and removes
 * links that have no target.
 */
export function resolveFor<Value extends object>(
  value: Value,
  between: Between,
): { value: Value; changes: Change[] } {
  const changes: Change[] = [];
  const say = (kind: Change['kind'], words: string) => {
    if (!changes.some((change) => change.words === words)) changes.push({ kind, words });
  };
  return { value: walk(value, between, say) as Value, changes };
}

type Say = (kind: Change['kind'], words: string) => void;

function walk(value: unknown, between: Between, say: Say): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => walk(item, between, say));
    return items.filter((item) => item !== undefined);
  }
  if (!isObject(value)) return value;
  if (typeof value._ref === 'string') return reference(value as Fields & { _ref: string }, between, say);
  const own = special(value, between, say);
  if (own === undefined) return undefined;
  const fields = Object.fromEntries(
    Object.entries(own)
      .map(([name, inner]) => [name, walk(inner, between, say)] as const)
      .filter(([, inner]) => inner !== undefined),
  );
  return whole(own, fields, say);
}

function reference(value: Fields & { _ref: string }, { to, standIn, titleOf }: Between, say: Say) {
  if (isAsset(value._ref)) return value;
  const counterpart = standIn(value._ref);
  const title = titleOf(value._ref);
  if (!counterpart) {
    say('left out', `'${title}': ${to.name} has no equivalent.`);
    return undefined;
  }
  if (counterpart.same) return value;
  say('changed', `'${title}' becomes '${counterpart.title}'.`);
  return { ...value, ...counterpart.reference, _ref: counterpart.id };
}

/** Adapts phone numbers and location names, which are stored as text. */
function special(value: Fields, between: Between, say: Say): Fields | undefined {
  const { from, to, facts } = between;
  if (value._type === 'link' && value.kind === 'phone' && typeof value.phone === 'string') {
    const place = placeOfPhone(value.phone, from, facts);
    if (!place) return value;
    const other = placeFor(place, between);
    const phone = other === place ? value.phone : other?.phones[0];
    if (!phone) {
      say('left out', `The phone number ${value.phone} of ${place.name}: ${to.name} has no equivalent.`);
      return undefined;
    }
    if (phone !== value.phone) say('changed', `The phone number ${value.phone} becomes ${phone}.`);
    return { ...value, phone };
  }
  if (value._type === 'stockFilter' && Array.isArray(value.locations)) {
    const locations = value.locations.flatMap((name) => placeName(String(name), between, say));
    const { locations: _, ...others } = value;
    return locations.length ? { ...others, locations: [...new Set(locations)] } : others;
  }
  return value;
}

function placeName(name: string, between: Between, say: Say): string[] {
  const { from, to, facts } = between;
  const place = facts.places.find((entry) => entry.name === name && from.locations.includes(entry.id));
  const other = place && placeFor(place, between);
  if (!other) {
    say('left out', `Cars at '${name}': ${to.name} has no equivalent location.`);
    return [];
  }
  if (other.name !== name) say('changed', `Cars at '${name}' become cars at '${other.name}'.`);
  return [other.name];
}

/** Returns an object with fields removed, or undefined if it needs one of these fields. */
function whole(before: Fields, after: Fields, say: Say): Fields | undefined {
  const isLost = (name: string) => before[name] !== undefined && after[name] === undefined;
  const type = typeof before._type === 'string' ? before._type : '';
  if (type === 'link' && isLost('page')) return undefined;
  if (
    (type === 'action' || type === 'menuItem' || (type === 'menu' && before.kind === 'link')) &&
    isLost('link')
  ) {
    say('left out', `'${typeof before.label === 'string' ? before.label : ''}': its link has no target.`);
    return undefined;
  }
  const list = NEEDED[type];
  const items = (fields: Fields) => (list && Array.isArray(fields[list]) ? fields[list].length : 0);
  if (
    list &&
    items(before) > 0 &&
    items(after) === 0 &&
    !(type === 'specialOffers' && before.mode !== 'chosen')
  ) {
    say('left out', `A block (${words(type)}): it would be empty.`);
    return undefined;
  }
  return type === 'block' ? withoutLostMarks(before, after) : after;
}

const words = (type: string) => type.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Keeps the text of links that were removed. */
function withoutLostMarks(before: Fields, after: Fields): Fields {
  const keys = (fields: Fields) => ((fields.markDefs ?? []) as { _key: string }[]).map(({ _key }) => _key);
  const remainingKeys = new Set(keys(after));
  const lostKeys = new Set(keys(before).filter((key) => !remainingKeys.has(key)));
  if (lostKeys.size === 0 || !Array.isArray(after.children)) return after;
  const children = after.children.map((child: Fields) =>
    Array.isArray(child.marks)
      ? { ...child, marks: child.marks.filter((mark) => !lostKeys.has(String(mark))) }
      : child,
  );
  return { ...after, children };
}
