import { type Counterpart, placeFor, placeOfPhone } from './counterpart.ts';
import type { CopyFacts, CopySite } from './facts.ts';
import { isAsset } from './references.ts';

/** What a copy says otherwise than its original. */
export interface Change {
  kind: 'changed' | 'left out';
  words: string;
}

/** Between which sites is copied, and what stands for a document that the original refers to. */
export interface Between {
  from: CopySite;
  to: CopySite;
  facts: CopyFacts;
  /** @returns null for what the copy must leave out */
  standIn: (id: string) => (Counterpart & { reference?: object }) | null;
  titleOf: (id: string) => string;
}

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** A block shows nothing, or something else, without the list that it was placed for. */
const NEEDED: Record<string, string> = {
  heroCarousel: 'slides',
  promoCards: 'cards',
  specialOffers: 'offers',
};

/**
 * A value as another site can have it: what it refers to is that site's own or left out, phone numbers are those of
 * the place that does the same, and a link that lost its target goes with its button.
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
    say('left out', `'${title}': ${to.name} has nothing that stands for it.`);
    return undefined;
  }
  if (counterpart.same) return value;
  say('changed', `'${title}' becomes '${counterpart.title}'.`);
  return { ...value, ...counterpart.reference, _ref: counterpart.id };
}

/** Phone numbers and places that are written, not referred to. */
function special(value: Fields, between: Between, say: Say): Fields | undefined {
  const { from, to, facts } = between;
  if (value._type === 'link' && value.kind === 'phone' && typeof value.phone === 'string') {
    const place = placeOfPhone(value.phone, from, facts);
    if (!place) return value;
    const other = placeFor(place, between);
    const phone = other === place ? value.phone : other?.phones[0];
    if (!phone) {
      say(
        'left out',
        `The phone number ${value.phone} of ${place.name}: ${to.name} has none that stands for it.`,
      );
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
    say('left out', `Cars at '${name}': ${to.name} has no such place.`);
    return [];
  }
  if (other.name !== name) say('changed', `Cars at '${name}' become cars at '${other.name}'.`);
  return [other.name];
}

/** An object after it lost some fields; undefined when it makes no sense without them. */
function whole(before: Fields, after: Fields, say: Say): Fields | undefined {
  const isLost = (name: string) => before[name] !== undefined && after[name] === undefined;
  const type = typeof before._type === 'string' ? before._type : '';
  if (type === 'link' && isLost('page')) return undefined;
  if (
    (type === 'action' || type === 'menuItem' || (type === 'menu' && before.kind === 'link')) &&
    isLost('link')
  ) {
    say('left out', `'${typeof before.label === 'string' ? before.label : ''}': it would lead nowhere.`);
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
    say('left out', `A block (${words(type)}): nothing is left to show in it.`);
    return undefined;
  }
  return type === 'block' ? withoutLostMarks(before, after) : after;
}

const words = (type: string) => type.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The words of a link that was left out stay, as words. */
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
