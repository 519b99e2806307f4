import type { DatabaseSync } from 'node:sqlite';
import { notFound, StripeFault } from '../wire/errors.ts';
import type { Clock } from './clock.ts';
import { openDatabase } from './database.ts';
import type { HiddenParts, Kind, Kinds } from './kinds.ts';

/** Filters a list by one field of the JSON, given by path. */
export interface Filter {
  path: `$.${string}`;
  is?: string | number;
  among?: string[];
  /** Uses `%` as a wildcard. */
  like?: string;
  from?: number;
  to?: number;
}

/** All objects of the account, on disk. Calls are synchronous, so concurrent requests cannot interleave. */
export class Store {
  readonly db: DatabaseSync;
  readonly clock: Clock;
  #commitListeners: (() => void)[] = [];

  constructor(dataDir: string, clock: (db: DatabaseSync) => Clock) {
    this.db = openDatabase(dataDir);
    this.clock = clock(this.db);
  }

  /** Calls the listener after each transaction has been written to disk. */
  onCommit(listener: () => void): void {
    this.#commitListeners.push(listener);
  }

  /**
   * Runs `work` in one transaction. A StripeFault still commits earlier writes (a declined card updates the
   * intent); any other error rolls back.
   */
  transaction<Result>(work: () => Result): Result {
    if (this.db.isTransaction) return work();
    this.db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#commit();
      return result;
    } catch (error) {
      if (error instanceof StripeFault) this.#commit();
      else this.db.exec('ROLLBACK');
      throw error;
    }
  }

  #commit(): void {
    this.db.exec('COMMIT');
    for (const listener of this.#commitListeners) listener();
  }

  find<K extends Kind>(kind: K, id: string): Kinds[K] | undefined {
    const row = this.db.prepare('SELECT json FROM object WHERE id = ? AND kind = ?').get(id, kind);
    return row && (JSON.parse(String(row.json)) as Kinds[K]);
  }

  /**
   * Returns the object named in a request's URL.
   * @throws StripeFault 404 with Stripe's message
   */
  get<K extends Kind>(kind: K, id: string, param = 'id'): Kinds[K] {
    const object = this.find(kind, id);
    if (!object) throw notFound(kind, id, param, 404);
    return object;
  }

  /**
   * Returns the object that a request parameter refers to.
   * @throws StripeFault 400 with Stripe's message, naming the parameter
   */
  getReferenced<K extends Kind>(kind: K, id: string, param: string): Kinds[K] {
    const object = this.find(kind, id);
    if (!object) throw notFound(kind, id, param, 400);
    return object;
  }

  hidden<K extends Kind>(kind: K, id: string): HiddenParts[K] {
    const row = this.db.prepare('SELECT hidden FROM object WHERE id = ? AND kind = ?').get(id, kind);
    if (!row) throw new Error(`There is no ${kind} ${id}.`);
    return JSON.parse(String(row.hidden)) as HiddenParts[K];
  }

  insert<K extends Kind>(kind: K, object: Kinds[K], hiddenParts: HiddenParts[K]): void {
    this.db
      .prepare('INSERT INTO object (id, kind, json, hidden) VALUES (?, ?, ?, ?)')
      .run(object.id, kind, JSON.stringify(object), JSON.stringify(hiddenParts));
  }

  update<K extends Kind>(kind: K, object: Kinds[K], hiddenParts?: HiddenParts[K]): void {
    this.db
      .prepare('UPDATE object SET json = ?, hidden = coalesce(?, hidden) WHERE id = ? AND kind = ?')
      .run(JSON.stringify(object), hiddenParts ? JSON.stringify(hiddenParts) : null, object.id, kind);
  }

  /** Returns an object's position in its list, for cursors. */
  sequence(kind: Kind, id: string): number | undefined {
    const row = this.db.prepare('SELECT seq FROM object WHERE id = ? AND kind = ?').get(id, kind);
    return row && Number(row.seq);
  }

  /** Returns objects of a kind, newest first; oldest first if `after` is given, for paging backwards. */
  list<K extends Kind>(
    kind: K,
    {
      filters = [],
      before,
      after,
      limit,
    }: { filters?: Filter[]; before?: number; after?: number; limit: number },
  ): Kinds[K][] {
    const where = ['kind = ?'];
    const values: (string | number)[] = [kind];
    const add = (condition: string, value: string | number | undefined) => {
      if (value === undefined) return;
      where.push(condition);
      values.push(value);
    };
    for (const filter of filters) {
      const field = `(json ->> '${filter.path}')`;
      add(`${field} = ?`, filter.is);
      add(`${field} LIKE ?`, filter.like);
      add(`${field} IN (SELECT value FROM json_each(?))`, filter.among && JSON.stringify(filter.among));
      add(`${field} >= ?`, filter.from);
      add(`${field} <= ?`, filter.to);
    }
    add('seq < ?', before);
    add('seq > ?', after);
    const direction = after === undefined ? 'DESC' : 'ASC';
    return this.db
      .prepare(`SELECT json FROM object WHERE ${where.join(' AND ')} ORDER BY seq ${direction} LIMIT ?`)
      .all(...values, limit)
      .map((row) => JSON.parse(String(row.json)) as Kinds[K]);
  }

  count(kind: Kind): number {
    return Number(this.db.prepare('SELECT count(*) AS n FROM object WHERE kind = ?').get(kind)?.n);
  }
}
