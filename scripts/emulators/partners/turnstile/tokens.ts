import { randomBytes } from 'node:crypto';

/** Lifetime of a token, and how many are stored. */
const GOOD_MS = 300_000;
const MOST = 1_000;

interface Token {
  hostname: string;
  action: string;
  madeAt: number;
  /**
   * Idempotency key of the call that used the token; null if unused. A call without a key has an empty one,
   * which never matches.
   */
  usedBy: string | null;
}

export type Checked =
  | {
      success: true;
      challenge_ts: string;
      hostname: string;
      action: string;
      cdata: string;
      'error-codes': [];
    }
  | { success: false; 'error-codes': string[] };

const refused = (...codes: string[]): Checked => ({ success: false, 'error-codes': codes });

/** Tokens of solved challenges, each valid once and for five minutes. */
export class Tokens {
  readonly #tokens = new Map<string, Token>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  make({ hostname, action }: Pick<Token, 'hostname' | 'action'>): string {
    const token = `0.${randomBytes(48).toString('base64url')}`;
    this.#tokens.set(token, { hostname, action, madeAt: this.#now(), usedBy: null });
    const [oldest] = this.#tokens.keys();
    if (this.#tokens.size > MOST && oldest) this.#tokens.delete(oldest);
    return token;
  }

  /** Verifies and uses up a token; a repeated call with the same key gets the same answer. */
  check(response: string, key: string): Checked {
    if (!response) return refused('missing-input-response');
    const token = this.#tokens.get(response);
    if (!token) return refused('invalid-input-response');
    const isAgain = token.usedBy !== null && (key === '' || token.usedBy !== key);
    if (isAgain || this.#now() - token.madeAt > GOOD_MS) return refused('timeout-or-duplicate');
    token.usedBy = key;
    return {
      success: true,
      challenge_ts: new Date(token.madeAt).toISOString(),
      hostname: token.hostname,
      action: token.action,
      cdata: '',
      'error-codes': [],
    };
  }
}
