/** One advert as a receiver stores it, in the columns of the receiver's file format. */
export type StoredRow = Record<string, string | string[]>;

/** A stored or deleted advert, for tests that check order and delay. */
export interface CopyChange {
  account: string;
  id: string;
  /** Null when the advert was deleted. */
  row: StoredRow | null;
  /** Milliseconds since 1970. */
  at: number;
}

/** Only the latest are remembered, so that a long demo does not fill the memory. */
const REMEMBERED = 50_000;

/** What a receiver stores: adverts by account and id. */
export class Copies {
  readonly changes: CopyChange[] = [];
  /** What the receiver found wrong with an advert after it accepted it, by account and id. */
  readonly issues = new Map<string, string>();
  readonly #accounts = new Map<string, Map<string, StoredRow>>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  accounts(): string[] {
    return [...this.#accounts.keys()].sort();
  }

  /** Returns the adverts of an account in the order in which they first arrived. */
  of(account: string): Map<string, StoredRow> {
    const existing = this.#accounts.get(account);
    if (existing) return existing;
    const items = new Map<string, StoredRow>();
    this.#accounts.set(account, items);
    return items;
  }

  put(account: string, id: string, row: StoredRow): void {
    this.of(account).set(id, row);
    this.#remember({ account, id, row, at: this.#now() });
  }

  /** Returns false if there was no such advert. */
  delete(account: string, id: string): boolean {
    if (!this.of(account).delete(id)) return false;
    this.#remember({ account, id, row: null, at: this.#now() });
    return true;
  }

  /** Replaces all adverts of an account, as receivers do with a complete file. */
  replace(account: string, rows: ReadonlyMap<string, StoredRow>): void {
    for (const id of this.of(account).keys()) if (!rows.has(id)) this.delete(account, id);
    for (const [id, row] of rows) this.put(account, id, row);
  }

  #remember(change: CopyChange): void {
    this.changes.push(change);
    if (this.changes.length > REMEMBERED) this.changes.splice(0, this.changes.length - REMEMBERED);
  }
}

/** Returns the only value of a column; empty if the row does not have it. */
export const firstValue = (row: StoredRow, column: string): string => [row[column] ?? ''].flat()[0] ?? '';
