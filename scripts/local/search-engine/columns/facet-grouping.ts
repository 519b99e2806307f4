import type { FacetColumn } from './facet-column.ts';
import { FacetGroup, maxCombinations } from './facet-group.ts';

const sampleSize = 8192;
const fewestSlots = 2000;

/**
 * Decides which facets are counted together and builds their groups. Greedy: facets in order of size, each joined to
 * the group whose combinations grow least, as measured on a sample, if that stays well below one per slot.
 * @param columns every facet by name
 * @param slots how many slots are filled; small indexes get no groups, they need none
 * @param capacity how many slots to make room for
 */
export function groupFacets(
  columns: ReadonlyMap<string, FacetColumn>,
  slots: number,
  capacity: number,
): FacetGroup[] {
  if (slots < fewestSlots) return [];
  const step = Math.max(1, Math.floor(slots / sampleSize));
  const sample = Array.from({ length: Math.floor(slots / step) }, (_, i) => i * step);
  const mostCombinations = Math.min(maxCombinations >> 2, sample.length >> 3);
  const open: { members: string[]; codes: Uint32Array; size: number }[] = [];
  const bySize = [...columns].sort((a, b) => a[1].codeCount - b[1].codeCount);
  for (const [name, column] of bySize) {
    const own = Uint32Array.from(sample, (slot) => column.codeAt(slot));
    const ownSize = new Set(own).size;
    if (ownSize > mostCombinations) continue;
    let best: { group: (typeof open)[number]; codes: Uint32Array; size: number; growth: number } | undefined;
    for (const group of open) {
      const joined = joinCodes(group.codes, own);
      const growth = joined.size / Math.max(group.size, ownSize);
      if (joined.size <= mostCombinations && (best === undefined || growth < best.growth)) {
        best = { group, ...joined, growth };
      }
    }
    if (best === undefined) open.push({ members: [name], codes: own, size: ownSize });
    else
      Object.assign(best.group, {
        members: [...best.group.members, name],
        codes: best.codes,
        size: best.size,
      });
  }
  return open
    .filter(({ members }) => members.length > 1)
    .map(({ members }) => fill(members, columns, slots, capacity));
}

function joinCodes(left: Uint32Array, right: Uint32Array): { codes: Uint32Array; size: number } {
  const known = new Map<number, number>();
  const codes = new Uint32Array(left.length);
  for (let i = 0; i < left.length; i++) {
    const pair = left[i]! * 0x1_0000_0000 + right[i]!;
    let code = known.get(pair);
    if (code === undefined) {
      code = known.size;
      known.set(pair, code);
    }
    codes[i] = code;
  }
  return { codes, size: known.size };
}

function fill(
  members: string[],
  columns: ReadonlyMap<string, FacetColumn>,
  slots: number,
  capacity: number,
): FacetGroup {
  const group = new FacetGroup(members, capacity);
  const own = members.map((name) => columns.get(name)!);
  for (let slot = 0; slot < slots; slot++) {
    group.set(slot, own);
    group.countLive(slot, 1);
  }
  return group;
}
