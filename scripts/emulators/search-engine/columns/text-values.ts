import { CodeColumn, type Codes } from './code-column.ts';
import { reserve } from './memory.ts';
import { StringTable, type StringTableParts } from './string-table.ts';

export interface TextValuesParts {
  values: StringTableParts;
  codes: Codes;
}

/** One string per slot, for sorting and grouping by a text attribute; code 0 means none. */
export class TextValues {
  private readonly values: StringTable;
  private readonly column: CodeColumn;

  constructor(capacity: number, parts?: TextValuesParts) {
    this.values = new StringTable(parts?.values);
    this.column = new CodeColumn(parts?.codes ?? reserve(Uint16Array, capacity));
    if (parts === undefined) this.values.add('\u0000');
  }

  parts(): TextValuesParts {
    return { values: this.values.parts(), codes: this.column.codes };
  }

  set(slot: number, value: string): void {
    this.column.set(slot, this.values.add(value));
  }

  codeAt(slot: number): number {
    return this.column.at(slot);
  }

  at(slot: number): string | undefined {
    const code = this.column.at(slot);
    return code === 0 ? undefined : this.values.get(code);
  }
}
