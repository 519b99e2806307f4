import { type Bits, countBoth, slotsMissing, slotsOf, wordsFor } from '../columns/bits.ts';
import type { Codes } from '../columns/code-column.ts';
import type { FacetColumn } from '../columns/facet-column.ts';
import type { FacetGroup } from '../columns/facet-group.ts';
import { grow } from '../columns/grow.ts';
import type { SetTable } from '../columns/set-table.ts';
import type { SearchIndex } from '../index/search-index.ts';

/** The counts of one facet's values: value codes with a count above zero, in no particular order. */
export interface ValueCounts {
  column: FacetColumn;
  values: Uint32Array;
  counts: Uint32Array;
}

const maxValuesByBits = 256;

/** Scratch memory, used by one count at a time and zeroed afterwards. */
let slotBuffer = new Uint32Array(1024);
let codeCounts = new Uint32Array(1024);
let groupCounts = new Uint32Array(1024);
let valueCounts = new Uint32Array(1024);

/**
 * Counts facets over a set of searchable slots.
 *
 * Scans whichever is smaller, the set or its complement: total counts are updated with every write, so the
 * complement's counts can be subtracted from them. Facets of a group are counted in one pass.
 * @param bits the slots, all of them searchable
 * @param count the number of slots
 */
export function countFacets(
  index: SearchIndex,
  bits: Bits,
  count: number,
  names: readonly string[],
): Map<string, ValueCounts> {
  const words = wordsFor(index.slots);
  if (slotBuffer.length < index.slots) slotBuffer = grow(slotBuffer, index.slots);
  const inverse = count * 2 > index.visibleCount;
  const length =
    count === index.visibleCount
      ? 0
      : inverse
        ? slotsMissing(bits, index.visibleBits, words, slotBuffer)
        : slotsOf(bits, words, slotBuffer);
  const walk: Walk = { index, bits, words, slots: slotBuffer, length, inverse };
  const results = new Map<string, ValueCounts>();
  const requestedNames = new Set(names.filter((name) => index.facets.has(name)));
  for (const group of index.groups) countGroup(walk, group, requestedNames, results);
  for (const name of requestedNames) {
    if (!results.has(name)) results.set(name, countOne(walk, index.facets.get(name)!));
  }
  return results;
}

interface Walk {
  index: SearchIndex;
  bits: Bits;
  words: number;
  slots: Uint32Array;
  length: number;
  inverse: boolean;
}

function countGroup(
  walk: Walk,
  group: FacetGroup,
  requestedNames: ReadonlySet<string>,
  results: Map<string, ValueCounts>,
): void {
  const members = group.members.filter((name) => requestedNames.has(name));
  if (members.length < 2 || group.isFull || walk.length < group.count) return;
  if (groupCounts.length < group.count) groupCounts = grow(groupCounts, group.count);
  tally(group.codes, walk.slots, walk.length, groupCounts);
  if (walk.inverse) subtractFromTotals(groupCounts, group.slotsByCode, group.count);
  for (const name of members) {
    const column = walk.index.facets.get(name)!;
    if (codeCounts.length < column.codeCount) codeCounts = grow(codeCounts, column.codeCount);
    group.addUpMember(groupCounts, group.members.indexOf(name), codeCounts);
    results.set(name, collect(column, codeCounts));
  }
  groupCounts.fill(0, 0, group.count);
}

function countOne(walk: Walk, column: FacetColumn): ValueCounts {
  const { sets, values } = column;
  if (sets !== null) {
    // Counts by slots, by sets, or by values over words of bits, whichever is cheapest.
    const bySlots = walk.length * (2 + sets.values.length / sets.count) + values.count;
    const bySets = walk.length + sets.values.length;
    const byBits = values.count <= maxValuesByBits ? values.count * walk.words : Number.POSITIVE_INFINITY;
    if (bySlots <= Math.min(bySets, byBits)) return countBySlots(walk, column, sets);
    if (byBits < bySets) return countByBits(walk, column);
  } else if (!walk.inverse && walk.length * 8 < values.count) return countSparse(walk, column);
  if (codeCounts.length < column.codeCount) codeCounts = grow(codeCounts, column.codeCount);
  tally(column.codes, walk.slots, walk.length, codeCounts);
  if (walk.inverse) subtractFromTotals(codeCounts, column.slotsByCode, column.codeCount);
  return collect(column, codeCounts);
}

/** For few slots and many distinct values: touches only the values that occur. */
function countSparse({ slots, length }: Walk, column: FacetColumn): ValueCounts {
  const values: number[] = [];
  const { codes } = column;
  if (valueCounts.length < column.values.count) valueCounts = grow(valueCounts, column.values.count);
  for (let i = 0; i < length; i++) {
    const value = codes[slots[i]!]!;
    if (value === 0) continue;
    if (valueCounts[value] === 0) values.push(value);
    valueCounts[value] = valueCounts[value]! + 1;
  }
  const counts = Uint32Array.from(values, (value) => valueCounts[value]!);
  for (const value of values) valueCounts[value] = 0;
  return { column, values: Uint32Array.from(values), counts };
}

function countBySlots(walk: Walk, column: FacetColumn, sets: SetTable): ValueCounts {
  const { slots, length } = walk;
  const { codes } = column;
  const { values, ends } = sets;
  if (valueCounts.length < column.values.count) valueCounts = grow(valueCounts, column.values.count);
  for (let i = 0; i < length; i++) {
    const code = codes[slots[i]!]!;
    if (code === 0) continue;
    const end = ends[code]!;
    for (let at = ends[code - 1]!; at < end; at++) valueCounts[values[at]!] = valueCounts[values[at]!]! + 1;
  }
  if (walk.inverse) subtractFromTotals(valueCounts, column.slotsByValue, column.values.count);
  return collectValues(column, valueCounts);
}

/** For few values in many distinct sets: intersects each value's slots with the set. */
function countByBits({ index, bits, words }: Walk, column: FacetColumn): ValueCounts {
  const values: number[] = [];
  const counts: number[] = [];
  for (let value = 1; value < column.values.count; value++) {
    const count = countBoth(bits, column.slotsWith(value, index.slots), words);
    if (count > 0) {
      values.push(value);
      counts.push(count);
    }
  }
  return { column, values: Uint32Array.from(values), counts: Uint32Array.from(counts) };
}

/** Sums counts per code into counts per value, and zeroes the former. */
function collect(column: FacetColumn, counts: Uint32Array): ValueCounts {
  const { sets } = column;
  let perValue = counts;
  if (sets !== null) {
    if (valueCounts.length < column.values.count) valueCounts = grow(valueCounts, column.values.count);
    perValue = valueCounts;
    for (let code = 1, at = sets.ends[0]!; code < sets.count; code++) {
      const end = sets.ends[code]!;
      const count = counts[code]!;
      if (count === 0) at = end;
      else for (; at < end; at++) perValue[sets.values[at]!] = perValue[sets.values[at]!]! + count;
    }
    counts.fill(0, 0, sets.count);
  }
  return collectValues(column, perValue);
}

function collectValues(column: FacetColumn, counts: Uint32Array): ValueCounts {
  let valueCount = 0;
  for (let value = 1; value < column.values.count; value++) if (counts[value] !== 0) valueCount++;
  const result = { column, values: new Uint32Array(valueCount), counts: new Uint32Array(valueCount) };
  for (let value = 1, at = 0; at < valueCount; value++) {
    if (counts[value] === 0) continue;
    result.values[at] = value;
    result.counts[at++] = counts[value]!;
  }
  counts.fill(0, 0, column.values.count);
  return result;
}

function tally(codes: Codes, slots: Uint32Array, length: number, counts: Uint32Array): void {
  for (let i = 0; i < length; i++) {
    const code = codes[slots[i]!]!;
    counts[code] = counts[code]! + 1;
  }
}

function subtractFromTotals(counts: Uint32Array, totals: Uint32Array, length: number): void {
  for (let code = 0; code < length; code++) counts[code] = (totals[code] ?? 0) - counts[code]!;
}
