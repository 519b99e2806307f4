import type { Shape } from './shape.ts';

/** Longer texts are removed. The studio's limits are a hundredth of this. */
export const MAX_TEXT = 20_000;
/** Longer lists are removed. */
const MAX_ITEMS = 2000;

/** A part of an answer that was removed. */
export interface Misfit {
  /** Its path, such as `blocks.3.items`. */
  at: string;
  expected: string;
}

/** A valid value, or that no valid value is possible. */
type Fit = { ok: true; value: unknown } | { ok: false };
const FAILED: Fit = { ok: false };

/**
 * Removes parts of an answer that do not match the shape of its query, as the content lake does not validate
 * what tokens and imports write. Missing values are unchanged, because queries provide defaults. An invalid
 * text becomes empty, a list loses the item, and other values become null. If that is not allowed, the parent
 * object is removed, up to the block. The page is always kept (OPEN-131).
 * @param nodes the table of shapes
 * @returns the valid answer (null if nothing is valid) and what was removed
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
    // A reference to a deleted document, or not an object where the query expects one.
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

/** Adds missing `_key`s, which only the studio is sure to write. */
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
  let best: { fit: Fit; misfits: Misfit[]; dropped: number } | null = null;
  let closest: Misfit[] = [];
  for (const kind of kinds) {
    if (nodes[kind] === 'null' || isOtherType(nodes, kind, value)) continue;
    const own: Misfit[] = [];
    const fit = fit1(nodes, kind, value, at, own);
    if (!fit.ok) {
      if (own.length > closest.length) closest = own;
      continue;
    }
    const dropped = droppedFields(nodes[kind], value);
    const isBetter =
      !best ||
      own.length < best.misfits.length ||
      (own.length === best.misfits.length && dropped < best.dropped);
    if (isBetter) best = { fit, misfits: own, dropped };
    if (own.length === 0 && dropped === 0) break;
  }
  misfits.push(...(best?.misfits ?? closest));
  return best?.fit ?? FAILED;
}

/** Returns how many fields of an object a shape leaves out, as it does not have them. */
function droppedFields(shape: Shape | undefined, value: unknown): number {
  if (typeof shape !== 'object' || !('fields' in shape) || shape.open) return 0;
  if (typeof value !== 'object' || !value) return 0;
  return Object.keys(value).filter((name) => !Object.hasOwn(shape.fields, name)).length;
}

/** Returns whether an object has a different `_type` than the shape, to skip further checks. */
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

/** Returns the default of a removed field as the query would return it, or undefined. */
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
