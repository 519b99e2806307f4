import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import type { AssetLibrary } from '../assets/library.ts';
import type { Accounts } from '../auth/accounts.ts';
import type { Origins } from '../auth/origins.ts';
import { isSignedIn, type Principal, visibilityOf } from '../auth/principal.ts';
import { badRequest, forbidden, unauthorized } from '../errors.ts';
import type { Lake } from '../lake.ts';
import type { RecentCommits } from '../realtime/recent.ts';

export interface Services {
  lake: Lake;
  accounts: Accounts;
  assets: AssetLibrary;
  origins: Origins;
  recent: RecentCommits;
}

export type Env = { Variables: { principal: Principal; apiVersion: string } };
export type App = Hono<Env>;
export type Request = Context<Env>;

/** Returns the principal; throws 401 unless signed in or using a token. */
export function requireSignIn(c: Request): Principal {
  const principal = c.get('principal');
  if (!isSignedIn(principal)) throw unauthorized();
  return principal;
}

/** Returns the principal; throws 403 unless its grants include reading drafts and versions. */
export function requireDrafts(c: Request): Principal {
  const principal = requireSignIn(c);
  if (visibilityOf(principal).scope !== 'everything') throw forbidden('read');
  return principal;
}

/** Parses a value with a schema; throws a 400 that names the first problem. */
export function parseOrThrow<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw badRequest(`${issue?.path.join('.') || 'request'}: ${issue?.message ?? 'invalid'}`);
}

/** Returns the body as unvalidated JSON (see `parseOrThrow`); throws a 400 if it is not JSON. */
export async function jsonBody(c: Request): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    throw badRequest('The request body is not valid JSON');
  }
}

/** Returns a boolean query parameter: true if present and not `false`. */
export const flag = (c: Request, name: string) => !['false', undefined].includes(c.req.query(name));

/** Returns the GROQ parameters of a query string: each `$name` holds a JSON value. */
export function groqParams(c: Request): Record<string, unknown> {
  const params: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(c.req.query())) {
    if (!name.startsWith('$')) continue;
    try {
      params[name.slice(1)] = JSON.parse(value);
    } catch {
      throw badRequest(`Parameter ${name} is not valid JSON`);
    }
  }
  return params;
}
