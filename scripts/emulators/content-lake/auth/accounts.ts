import { createHash, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { READER_TOKEN_GRANTS, ROLE_GRANTS, type RoleGrant, type RoleName } from '@forecourt/schemas/roles';
import type { LakeOptions } from '../options.ts';
import { hashPassword, isPassword } from './passwords.ts';
import type { Principal } from './principal.ts';
import { Sessions } from './sessions.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest();

export class Accounts {
  readonly people: readonly Principal[];
  readonly sessions: Sessions;
  readonly #db: DatabaseSync;
  readonly #tokens: { hash: Buffer; principal: Principal }[];
  readonly #passwordCost: number;
  #dummyHash: Promise<string> | undefined;

  private constructor(db: DatabaseSync, options: LakeOptions) {
    this.#db = db;
    this.#passwordCost = options.passwordCost;
    this.sessions = new Sessions(db);
    this.people = options.users.map(({ name, displayName, role }) => ({
      id: `u${name}`,
      name,
      displayName,
      role,
      grants: options.roles[role]?.grants ?? ROLE_GRANTS[role as RoleName],
    }));
    const { viewer, writer, preview } = options.tokens;
    this.#tokens = [
      token(viewer, 'viewer', 'Viewer token', READER_TOKEN_GRANTS),
      token(writer, 'robot', 'Writer token', ROLE_GRANTS.administrator),
      ...(preview ? [token(preview, 'preview', 'Preview token', READ_ALL)] : []),
    ];
  }

  /** Stores the users' passwords as scrypt hashes; a changed password ends that user's sessions. */
  static async open(db: DatabaseSync, options: LakeOptions): Promise<Accounts> {
    const accounts = new Accounts(db, options);
    for (const { name, password } of options.users) {
      const storedHash = accounts.#passwordHash(name);
      if (storedHash && (await isPassword(password, storedHash, options.passwordCost))) continue;
      const sql =
        'INSERT INTO account (name, password_hash) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET password_hash = excluded.password_hash';
      db.prepare(sql).run(name, await hashPassword(password, options.passwordCost));
      accounts.sessions.endAllOf(name);
    }
    return accounts;
  }

  /** Returns the user with this name and password. An unknown name takes as long as a wrong password. */
  async signIn(name: string, password: string): Promise<Principal | undefined> {
    const person = this.people.find((each) => each.name === name);
    const storedHash = (person && this.#passwordHash(name)) ?? (await this.#hashOfNobody());
    const matches = await isPassword(password, storedHash, this.#passwordCost);
    return matches ? person : undefined;
  }

  get everyone(): readonly Principal[] {
    return [...this.people, ...this.#tokens.map((each) => each.principal)];
  }

  /** Returns the owner of a token, which belongs to the options or to a session. */
  byToken(value: string): Principal | undefined {
    const hash = sha256(value);
    const apiToken = this.#tokens.find((each) => timingSafeEqual(each.hash, hash));
    if (apiToken) return apiToken.principal;
    const name = this.sessions.accountOf(value);
    return this.people.find((person) => person.name === name);
  }

  /** Hash to check for unknown names, so that they take as long as wrong passwords. */
  #hashOfNobody(): Promise<string> {
    this.#dummyHash ??= hashPassword('no account has this password', this.#passwordCost);
    return this.#dummyHash;
  }

  #passwordHash(name: string): string | undefined {
    const row = this.#db.prepare('SELECT password_hash FROM account WHERE name = ?').get(name);
    return row ? String(row.password_hash) : undefined;
  }
}

const READ_ALL: readonly RoleGrant[] = [{ filter: '_id in path("**")', permissions: ['read'] }];

const token = (value: string, role: string, displayName: string, grants: readonly RoleGrant[]) => ({
  hash: sha256(value),
  principal: { id: `t${role}`, name: role, displayName, role, grants },
});
