import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

export const SESSION_SECONDS = 30 * 24 * 60 * 60;
/** Lifetime of the id in a sign-in redirect that can be exchanged for the session's token. */
const EXCHANGE_MS = 60_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Sign-in sessions. Only hashes of tokens are stored, so a stolen database contains no usable session. */
export class Sessions {
  readonly #db: DatabaseSync;
  /** one-time ids from the sign-in redirect; they live one minute, in memory only */
  readonly #exchange = new Map<string, { token: string; expiresAt: number }>();

  constructor(db: DatabaseSync) {
    this.#db = db;
    db.prepare('DELETE FROM session WHERE expires_at < ?').run(Date.now());
  }

  /** Creates a session. Returns its token and the one-time id that a Studio can exchange for the token. */
  begin(account: string): { token: string; sid: string } {
    const token = `sk${randomBytes(32).toString('base64url')}`;
    const sid = randomBytes(24).toString('base64url');
    const sql = 'INSERT INTO session (token_hash, account, expires_at) VALUES (?, ?, ?)';
    this.#db.prepare(sql).run(hashOf(token), account, Date.now() + SESSION_SECONDS * 1000);
    for (const [key, value] of this.#exchange) if (value.expiresAt < Date.now()) this.#exchange.delete(key);
    this.#exchange.set(sid, { token, expiresAt: Date.now() + EXCHANGE_MS });
    return { token, sid };
  }

  exchange(sid: string): string | undefined {
    const entry = this.#exchange.get(sid);
    this.#exchange.delete(sid);
    return entry && entry.expiresAt >= Date.now() ? entry.token : undefined;
  }

  accountOf(token: string): string | undefined {
    const sql = 'SELECT account FROM session WHERE token_hash = ? AND expires_at > ?';
    const row = this.#db.prepare(sql).get(hashOf(token), Date.now());
    return row ? String(row.account) : undefined;
  }

  end(token: string): void {
    this.#db.prepare('DELETE FROM session WHERE token_hash = ?').run(hashOf(token));
  }

  endAllOf(account: string): void {
    this.#db.prepare('DELETE FROM session WHERE account = ?').run(account);
  }
}
