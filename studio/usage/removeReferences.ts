import { pathOfLink } from '@forecourt/lib/sites/link-target';

/** The document to remove, by id and by link paths. */
export interface Target {
  id: string;
  paths: ReadonlySet<string>;
}

export type IsRequired = (type: string, field: string) => boolean;

/** The document that replaces the target. */
export interface Replacement {
  id: string;
  path: string | null;
}

type Step = string | number;
type Value = Record<string, unknown>;

const isObject = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const namesByLink = (value: Value, { paths }: Target): boolean =>
  value.kind === 'path' && typeof value.path === 'string' && paths.has(pathOfLink(value.path) ?? '');

/** Returns the paths of values that refer to the target, by reference or link path. */
export function namesOf(value: unknown, target: Target, at: readonly Step[] = []): Step[][] {
  if (Array.isArray(value)) return value.flatMap((item, index) => namesOf(item, target, [...at, index]));
  if (!isObject(value)) return [];
  if (value._ref === target.id || namesByLink(value, target)) return [[...at]];
  return Object.entries(value).flatMap(([name, part]) => namesOf(part, target, [...at, name]));
}

const valueAt = (value: unknown, at: readonly Step[]): unknown =>
  at.reduce<unknown>((part, step) => (part as Record<Step, unknown> | undefined)?.[step], value);

/** Lists that must not be empty although the schema does not require them. */
const OWN_LISTS: Readonly<Record<string, readonly string[]>> = { menu: ['items', 'columns'] };

/**
 * Returns the path of the smallest part to remove: a button with its link, a menu entry, or a block that
 * would become empty.
 * @returns null if the document requires it
 */
function removalAt(document: Value, at: readonly Step[], isRequired: IsRequired): readonly Step[] | null {
  const ownerAt = at.slice(0, -1);
  const name = at.at(-1);
  const owner = valueAt(document, ownerAt);
  if (typeof name === 'number') return removalOfMember(document, at, isRequired);
  if (name === undefined || !isObject(owner)) return null;
  const { _type, kind } = owner;
  const carries =
    // An internal link needs its page. Other links may keep an unused page reference.
    (name === 'page' && kind === 'page') ||
    (name === 'link' && _type === 'menu' && kind === 'link') ||
    isRequired(String(_type), name);
  return carries ? removalAt(document, ownerAt, isRequired) : at;
}

function removalOfMember(
  document: Value,
  at: readonly Step[],
  isRequired: IsRequired,
): readonly Step[] | null {
  const listAt = at.slice(0, -1);
  const ownerAt = listAt.slice(0, -1);
  const list = valueAt(document, listAt) as unknown[];
  if (list.length > 1) return at;
  const owner = valueAt(document, ownerAt);
  const field = String(listAt.at(-1));
  const type = isObject(owner) ? String(owner._type) : '';
  const isNeeded = isRequired(type, field) || OWN_LISTS[type]?.includes(field);
  if (ownerAt.length === 0) return isNeeded ? null : at;
  // For many blocks an empty selection means all documents, so the block is removed with its last reference.
  const isChoice = isObject(list[0]) && typeof list[0]._ref === 'string';
  return isNeeded || isChoice ? removalAt(document, ownerAt, isRequired) : at;
}

/** Returns a copy without the value at a path. The text of a removed annotation is kept. */
function without<Whole>(value: Whole, [step, ...rest]: readonly Step[]): Whole {
  if (Array.isArray(value)) {
    const changedList =
      rest.length > 0
        ? value.map((item, index) => (index === step ? without(item, rest) : item))
        : value.filter((_, index) => index !== step);
    return changedList as Whole;
  }
  if (!isObject(value) || step === undefined) return value;
  if (rest.length === 0)
    return Object.fromEntries(Object.entries(value).filter(([name]) => name !== step)) as Whole;
  const changedValue = { ...value, [step]: without(value[step], rest) };
  if (step !== 'markDefs' || rest.length > 1) return changedValue as Whole;
  const key = (value.markDefs as { _key?: string }[])[Number(rest[0])]?._key;
  const children = (value.children as { marks?: string[] }[] | undefined)?.map((child) =>
    child.marks ? { ...child, marks: child.marks.filter((mark) => mark !== key) } : child,
  );
  return { ...changedValue, children } as Whole;
}

/** A document without the target, and the parts removed with it. */
interface Cleared<Whole> {
  document: Whole;
  /** Type of each removed part, such as `action`, `menuItem`, `heroCarousel` or `reference`. */
  parts: string[];
}

/**
 * Removes the target from a document.
 * @returns null if the document requires it, so that it can only be replaced
 */
export function removeReferences<Whole extends Value>(
  document: Whole,
  target: Target,
  isRequired: IsRequired,
): Cleared<Whole> | null {
  const parts: string[] = [];
  let remaining = document;
  for (let names = namesOf(remaining, target); names[0]; names = namesOf(remaining, target)) {
    const at = removalAt(remaining, names[0], isRequired);
    if (!at?.length) return null;
    const part = valueAt(remaining, at);
    parts.push(isObject(part) && typeof part._type === 'string' ? part._type : 'reference');
    remaining = without(remaining, at);
  }
  return { document: remaining, parts };
}

/** Replaces the target everywhere. A list that contained both keeps one. */
export function replaceIn<Whole>(value: Whole, target: Target, by: Replacement): Whole {
  if (Array.isArray(value)) {
    const items = value.map((item) => replaceIn(item, target, by) as unknown);
    const first = items.findIndex((item) => isObject(item) && item._ref === by.id);
    return items.filter(
      (item, index) => !(isObject(item) && item._ref === by.id) || index === first,
    ) as Whole;
  }
  if (!isObject(value)) return value;
  if (value._ref === target.id) return { ...value, _ref: by.id } as Whole;
  if (namesByLink(value, target) && by.path) return { ...value, path: by.path } as Whole;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, replaceIn(part, target, by)]),
  ) as Whole;
}
