import { deleteCookie, getCookie } from 'hono/cookie';
import { z } from 'zod';
import { isSignedIn, type Principal } from '../auth/principal.ts';
import { notFound, unauthorized } from '../errors.ts';
import { SESSION_COOKIE } from './authenticate.ts';
import { type App, jsonBody, parseOrThrow, requireSignIn, type Services } from './context.ts';
import { FEATURES } from './project-routes.ts';

const TITLES: Partial<Record<string, string>> = {
  administrator: 'Administrator',
  editor: 'Editor',
  robot: 'Robot',
  sales: 'Sales',
  viewer: 'Viewer',
  preview: 'Preview',
};
/** The Studio requires a creation date, which local projects and accounts do not have. */
const CREATED_AT = '2026-01-01T00:00:00Z';

const keyValues = z.array(z.object({ key: z.string().min(1).max(200), value: z.unknown() })).max(100);

export function accountRoutes(app: App, { lake, accounts }: Services): void {
  const { db } = lake.store;
  const roleOf = ({ role }: Principal) => ({
    name: role,
    title: lake.options.roles[role]?.title ?? TITLES[role] ?? role,
    description: '',
  });

  app.get('/users/me', (c) => {
    const principal = c.get('principal');
    if (!isSignedIn(principal)) return c.json({});
    const { id, name, displayName, role } = principal;
    return c.json({
      id,
      sanityUserId: id,
      name: displayName,
      email: `${name}@localhost`,
      profileImage: null,
      // The hosted service's provider name for API tokens.
      provider: accounts.people.includes(principal) ? 'local' : 'sanity-token',
      role,
      roles: [roleOf(principal)],
    });
  });

  app.get('/users/me/keyvalue/:keys', (c) => {
    const { id } = requireSignIn(c);
    const find = db.prepare('SELECT json FROM key_value WHERE account = ? AND key = ?');
    const pairs = c.req
      .param('keys')
      .split(',')
      .flatMap((key) => {
        const row = find.get(id, key);
        return row ? [{ key, value: JSON.parse(String(row.json)) as unknown }] : [];
      });
    return c.json(pairs);
  });

  app.put('/users/me/keyvalue', async (c) => {
    const { id } = requireSignIn(c);
    const pairs = parseOrThrow(keyValues, await jsonBody(c));
    const put = db.prepare(
      'INSERT INTO key_value (account, key, json) VALUES (?, ?, ?) ON CONFLICT (account, key) DO UPDATE SET json = excluded.json',
    );
    for (const { key, value } of pairs) put.run(id, key, JSON.stringify(value ?? null));
    return c.json(pairs);
  });

  app.get('/users/:ids', (c) => {
    const me = requireSignIn(c);
    const ids = new Set(c.req.param('ids').split(','));
    const principals = accounts.everyone.filter((principal) => ids.has(principal.id));
    return c.json(principals.map((principal) => profileOf(principal, me)));
  });

  app.get('/auth/id', (c) => c.json({ id: requireSignIn(c).id }));

  app.get('/auth/fetch', (c) => {
    const token = accounts.sessions.exchange(c.req.query('sid') ?? '');
    if (!token) throw unauthorized('Invalid or expired session id');
    return c.json({ token, label: 'local' });
  });

  app.post('/auth/logout', (c) => {
    const bearer = /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
    const token = bearer ?? getCookie(c, SESSION_COOKIE);
    if (token) accounts.sessions.end(token);
    deleteCookie(c, SESSION_COOKIE, { path: '/' });
    return c.body(null, 204);
  });

  app.get('/projects/:project/datasets/:dataset/acl', (c) => c.json(c.get('principal').grants));

  app.get('/projects/:project/roles', (c) => {
    requireSignIn(c);
    const roles = new Map(accounts.people.map((principal) => [principal.role, roleOf(principal)]));
    return c.json([...roles.values()]);
  });

  app.get('/projects/:project', (c) => {
    const me = requireSignIn(c);
    const { projectId } = lake.options;
    if (c.req.param('project') !== projectId) throw notFound('Project not found');
    return c.json({
      id: projectId,
      displayName: 'Local content lake',
      organizationId: null,
      studioHost: null,
      isBlocked: false,
      isDisabled: false,
      isDisabledByUser: false,
      maxRetentionDays: 365,
      metadata: {},
      features: FEATURES,
      createdAt: CREATED_AT,
      members: accounts.people.map((principal) => ({
        id: principal.id,
        createdAt: CREATED_AT,
        isCurrentUser: principal.id === me.id,
        isRobot: false,
        role: principal.role,
        roles: [roleOf(principal)],
      })),
    });
  });
}

const profileOf = ({ id, displayName, name }: Principal, me: Principal) => ({
  id,
  sanityUserId: id,
  displayName,
  givenName: displayName.split(' ')[0] ?? displayName,
  familyName: displayName.split(' ').slice(1).join(' '),
  email: `${name}@localhost`,
  imageUrl: null,
  createdAt: CREATED_AT,
  isCurrentUser: id === me.id,
});
