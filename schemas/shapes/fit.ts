import type { Shape } from './shape.ts';

/** Longer words are nobody's: an editor's form refuses a hundredth of it. */
export const MAX_TEXT = 20_000;
/** Longer lists are nobody's either. */
const MAX_ITEMS = 2000;

/** One part of an answer that was left out. */
export interface Misfit {
  /** Where it stood: `blocks.3.items`. */
  at: string;
  /** What should have stood there. */
  expected: string;
}

/** A value as it should be, or that nothing can be made of it. */
type Fit = { ok: true; value: unknown } | { ok: false };
const FAILED: Fit = { ok: false };

/**
 * Holds an answer of the content lake against what its query may answer, since a token or an import writes whatever
 * it likes there. What is missing stays as it is: queries give it a value where one is needed. What is of another kind
 * is left out: words become empty, lists lose the item, anything else is as if nobody had entered it; where that
 * cannot be, the object it stands in goes, up to the block. The page stays (OPEN-131).
 * @param nodes the table of shapes
 * @returns the answer as it can be used, null when nothing of it can, and what was left out
 */
export function fitAnswer(
  nodes: readonly Shape[],
  shape: number,
  answer: unknown,
): { value: unknown; misfits: Misfit[] } {
  const misfits: Misfit[] = [];
  const fit = fit1(nodes, shape, answer, '', misfits);
  return { value: fit.ok ? fit.value : null, misfits };
}

function fit1(nodes: readonly Shape[], index: number, value: unknown, at: string, misfits: Misfit[]): Fit {
  const shape = nodes[index] ?? 'unknown';
  if (value === null || value === undefined || shape === 'unknown') return { ok: true, value: value ?? null };
  if (typeof shape === 'string') return primitive(shape, value);
  if ('is' in shape) return value === shape.is ? { ok: true, value } : FAILED;
  if ('of' in shape) return Array.isArray(value) ? list(nodes, shape.of, value, at, misfits) : FAILED;
  if ('any' in shape) return oneOf(nodes, shape.any, value, at, misfits);
  if (typeof value !== 'object' || Array.isArray(value)) return FAILED;
  return object(nodes, shape, value as Record<string, unknown>, at, misfits);
}

function primitive(kind: string, value: unknown): Fit {
  if (typeof value === 'string' && value.length > MAX_TEXT) return FAILED;
  return typeof value === kind ? { ok: true, value } : FAILED;
}

function list(nodes: readonly Shape[], of: number, items: unknown[], at: string, misfits: Misfit[]): Fit {
  const fittingItems: unknown[] = [];
  for (const [position, item] of items.slice(0, MAX_ITEMS).entries()) {
    const place = join(at, position);
    const before = misfits.length;
    // A reference to what is gone, or what was no object where a query asked for one.
    const isMissing = item === null && !mayBeNull(nodes, of);
    const fit = isMissing ? FAILED : fit1(nodes, of, withKey(item, position), place, misfits);
    if (fit.ok) fittingItems.push(fit.value);
    else if (misfits.length === before) misfits.push({ at: place, expected: nameOf(nodes, of) });
  }
  return { ok: true, value: fittingItems };
}

function mayBeNull(nodes: readonly Shape[], index: number): boolean {
  const shape = nodes[index] ?? 'unknown';
  if (typeof shape === 'string') return shape === 'null' || shape === 'unknown';
  return 'any' in shape && shape.any.some((kind) => mayBeNull(nodes, kind));
}

/** Items of a list are told apart by their keys, which only the studio is sure to write. */
const withKey = (item: unknown, position: number): unknown =>
  item && typeof item === 'object' && '_key' in item && typeof item._key !== 'string'
    ? { ...item, _key: `item${position}` }
    : item;

function oneOf(
  nodes: readonly Shape[],
  kinds: readonly number[],
  value: unknown,
  at: string,
  misfits: Misfit[],
): Fit {
  let best: { fit: Fit; misfits: Misfit[] } | null = null;
  let closest: Misfit[] = [];
  for (const kind of kinds) {
    if (nodes[kind] === 'null' || isOtherType(nodes, kind, value)) continue;
    const own: Misfit[] = [];
    const fit = fit1(nodes, kind, value, at, own);
    if (!fit.ok) {
      if (own.length > closest.length) closest = own;
    } else if (!best || own.length < best.misfits.length) best = { fit, misfits: own };
    if (best?.misfits.length === 0) break;
  }
  misfits.push(...(best?.misfits ?? closest));
  return best?.fit ?? FAILED;
}

/** Whether an object names another type than a shape is about: no need to look further. */
function isOtherType(nodes: readonly Shape[], index: number, value: unknown): boolean {
  const shape = nodes[index];
  if (typeof shape !== 'object' || !('fields' in shape) || typeof value !== 'object' || !value) return false;
  const type = nodes[shape.fields['_type'] ?? -1];
  return typeof type === 'object' && 'is' in type && '_type' in value && value._type !== type.is;
}

function object(
  nodes: readonly Shape[],
  shape: Extract<Shape, { fields: unknown }>,
  value: Record<string, unknown>,
  at: string,
  misfits: Misfit[],
): Fit {
  const entries: [string, unknown][] = shape.open
    ? Object.entries(value).filter(([name]) => !Object.hasOwn(shape.fields, name))
    : [];
  for (const [name, field] of Object.entries(shape.fields)) {
    if (!Object.hasOwn(value, name)) continue;
    const place = join(at, name);
    const before = misfits.length;
    const fit = fit1(nodes, field, value[name], place, misfits);
    if (fit.ok) {
      entries.push([name, fit.value]);
      continue;
    }
    if (misfits.length === before) misfits.push({ at: place, expected: nameOf(nodes, field) });
    const instead = emptyOf(nodes, field);
    if (instead === undefined) return FAILED;
    entries.push([name, instead]);
  }
  return { ok: true, value: Object.fromEntries(entries) };
}

/** What stands for a field that was left out, as the query would answer had nobody entered it; undefined: nothing can. */
function emptyOf(nodes: readonly Shape[], index: number): unknown {
  const shape = nodes[index];
  if (shape === 'null') return null;
  if (shape === 'string') return '';
  if (typeof shape !== 'object' || 'is' in shape) return undefined;
  if ('of' in shape) return [];
  if ('fields' in shape) return null;
  if (shape.any.some((kind) => nodes[kind] === 'null')) return null;
  return shape.any.map((kind) => emptyOf(nodes, kind)).find((emptyValue) => emptyValue !== undefined);
}

function nameOf(nodes: readonly Shape[], index: number): string {
  const shape = nodes[index] ?? 'unknown';
  if (typeof shape === 'string') return shape;
  if ('is' in shape) return JSON.stringify(shape.is);
  if ('of' in shape) return 'list';
  if ('fields' in shape) return 'object';
  return [...new Set(shape.any.map((kind) => nameOf(nodes, kind)))]
    .filter((name) => name !== 'null')
    .join(' or ');
}

const join = (at: string, name: string | number) => (at ? `${at}.${name}` : String(name));
