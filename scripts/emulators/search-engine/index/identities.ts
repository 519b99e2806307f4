import { grow } from '../columns/grow.ts';
import { reserve } from '../columns/memory.ts';
import { StringTable, type StringTableParts } from '../columns/string-table.ts';

export interface IdentitiesParts {
  ids: StringTableParts;
  current: Uint32Array;
  shown: Uint32Array;
  ofSlot: Uint32Array;
}

/**
 * Maps objectIDs to slots. `current` is the slot of a record's latest version, `shown` the searchable one;
 * they differ while a large write waits for its rebuild. Both are stored plus one; zero means none.
 */
export class Identities {
  private readonly ids: StringTable;
  private current: Uint32Array;
  private shown: Uint32Array;
  private ofSlot: Uint32Array;

  constructor(capacity: number, parts?: IdentitiesParts) {
    this.ids = new StringTable(parts?.ids);
    this.current = parts?.current ?? reserve(Uint32Array, capacity);
    this.shown = parts?.shown ?? reserve(Uint32Array, capacity);
    this.ofSlot = parts?.ofSlot ?? reserve(Uint32Array, capacity);
  }

  parts(): IdentitiesParts {
    return {
      ids: this.ids.parts(),
      current: this.current,
      shown: this.shown,
      ofSlot: this.ofSlot,
    };
  }

  currentSlot(id: string): number {
    const code = this.ids.find(id);
    return code < 0 ? -1 : (this.current[code] ?? 0) - 1;
  }

  /** Returns the searchable slot, or -1. */
  shownSlot(id: string): number {
    const code = this.ids.find(id);
    return code < 0 ? -1 : (this.shown[code] ?? 0) - 1;
  }

  idAt(slot: number): string {
    return this.ids.get(this.ofSlot[slot]!);
  }

  setCurrent(id: string, slot: number): void {
    const code = this.ids.add(id);
    this.current = grow(this.current, code + 1);
    this.current[code] = slot + 1;
    if (slot < 0) return;
    this.ofSlot = grow(this.ofSlot, slot + 1);
    this.ofSlot[slot] = code;
  }

  setShown(id: string, slot: number): void {
    const code = this.ids.add(id);
    this.shown = grow(this.shown, code + 1);
    this.shown[code] = slot + 1;
  }
}
