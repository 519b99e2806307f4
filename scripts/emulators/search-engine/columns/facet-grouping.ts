import type { FacetColumn } from './facet-column.ts';
import { FacetGroup, maxCombinations } from './facet-group.ts';

const sampleSize = 8192;
const minSlots = 2000;

/**
 * Chooses which facets are counted together and builds their groups. Greedy: in order of size, each facet
 * joins the group whose combinations grow least, measured on a sample, if that stays well below one
 * combination per slot.
 * @param columns every facet by name
 * @param slots number of filled slots; small indexes need no groups and get none
 * @param capacity number of slots to allocate
 */
export function groupFacets(
  columns: ReadonlyMap<string, FacetColumn>,
  slots: number,
  capacity: number,
): FacetGroup[] {
  if (slots < minSlots) return [];
  const step = Math.max(1, Math.floor(slots / sampleSize));
  const sample = Array.from({ length: Math.floor(slots / step) }, (_, i) => i * step);
  const combinationLimit = Math.min(maxCombinations >> 2, sample.length >> 3);
  const groups: { members: string[]; codes: Uint32Array; size: number }[] = [];
  const bySize = [...columns].sort((a, b) => a[1].codeCount - b[1].codeCount);
  for (const [name, column] of bySize) {
    const sampleCodes = Uint32Array.from(sample, (slot) => column.codeAt(slot));
    const distinctCodes = new Set(sampleCodes).size;
    if (distinctCodes > combinationLimit) continue;
    let best:
      | { group: (typeof groups)[number]; codes: Uint32Array; size: number; growth: number }
      | undefined;
    for (const group of groups) {
      const joinedCodes = joinCodes(group.codes, sampleCodes);
      const growth = joinedCodes.size / Math.max(group.size, distinctCodes);
      if (joinedCodes.size <= combinationLimit && (best === undefined || growth < best.growth)) {
        best = { group, ...joinedCodes, growth };
      }
    }
    if (best === undefined) groups.push({ members: [name], codes: sampleCodes, size: distinctCodes });
    else
      Object.assign(best.group, {
        members: [...best.group.members, name],
        codes: best.codes,
        size: best.size,
      });
  }
  return groups
    .filter(({ members }) => members.length > 1)
    .map(({ members }) => buildGroup(members, columns, slots, capacity));
}

function joinCodes(left: Uint32Array, right: Uint32Array): { codes: Uint32Array; size: number } {
  const codeOfPair = new Map<number, number>();
  const codes = new Uint32Array(left.length);
  for (let i = 0; i < left.length; i++) {
    const pair = left[i]! * 0x1_0000_0000 + right[i]!;
    let code = codeOfPair.get(pair);
    if (code === undefined) {
      code = codeOfPair.size;
      codeOfPair.set(pair, code);
    }
    codes[i] = code;
  }
  return { codes, size: codeOfPair.size };
}

function buildGroup(
  members: string[],
  columns: ReadonlyMap<string, FacetColumn>,
  slots: number,
  capacity: number,
): FacetGroup {
  const group = new FacetGroup(members, capacity);
  const memberColumns = members.map((name) => columns.get(name)!);
  for (let slot = 0; slot < slots; slot++) {
    group.set(slot, memberColumns);
    group.countSlot(slot, 1);
  }
  return group;
}
