import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const EVERY_MS = 100;
const OWN_NAME = 'bench';
const QUERY = `select application_name as name, count(*)::int as count from pg_stat_activity
  where backend_type = 'client backend' and application_name <> '${OWN_NAME}' group by 1`;

export class Connections {
  readonly #pool: pg.Pool;
  readonly #most = new Map<string, number>();
  readonly #stopping = new AbortController();
  #watching: Promise<void> | null = null;

  constructor(databaseUrl: string) {
    this.#pool = new pg.Pool({ connectionString: databaseUrl, max: 1, application_name: OWN_NAME });
  }

  async now(): Promise<Record<string, number>> {
    const { rows } = await this.#pool.query<{ name: string; count: number }>(QUERY);
    return Object.fromEntries(rows.map(({ name, count }) => [name || 'without a name', count]));
  }

  watch(): void {
    this.#watching = (async () => {
      while (!this.#stopping.signal.aborted) {
        for (const [name, count] of Object.entries(await this.now()))
          this.#most.set(name, Math.max(count, this.#most.get(name) ?? 0));
        await delay(EVERY_MS);
      }
    })();
    // `stop` rethrows it.
    this.#watching.catch(() => {});
  }

  most(): Record<string, number> {
    return Object.fromEntries(this.#most);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#watching;
    await this.#pool.end();
  }
}
