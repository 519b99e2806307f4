import { ROLE_GRANTS, type RoleGrant } from '@forecourt/schemas/roles';
import { hasPermission } from '../auth/grants.ts';
import { forbidden, notFound } from '../errors.ts';
import { type App, type Request, requireSignIn, type Services } from './context.ts';

/** Permission name of one grant of a role. */
const permissionName = (role: string, index: number) => `${role}-${index + 1}`;

/**
 * Members, roles and permissions of Sanity's Access API (https://www.sanity.io/docs/http-reference/access-api). Only administrators
 * and tokens with their role may read them.
 */
export function accessRoutes(app: App, { lake, accounts }: Services): void {
  const { projectId, roles: ownRoles } = lake.options;
  const grantsByRole: ReadonlyMap<string, readonly RoleGrant[]> = new Map<string, readonly RoleGrant[]>([
    ...Object.entries(ROLE_GRANTS),
    ...Object.entries(ownRoles).map(([name, { grants }]) => [name, grants] as const),
  ]);
  const expectReader = (c: Request) => {
    if (!hasPermission(requireSignIn(c), 'manage')) throw forbidden('read');
    if (c.req.param('project') !== projectId) throw notFound('Resource not found');
  };
  const resource = { resourceType: 'project', resourceId: projectId };

  const member = ({ id, displayName, name, role }: (typeof accounts.people)[number]) => ({
    sanityUserId: id,
    profile: { id, displayName, email: `${name}@localhost`, provider: 'local' },
    memberships: [{ ...resource, roleNames: [role] }],
  });

  app.get('/access/project/:project/users', (c) => {
    expectReader(c);
    return c.json(pageOf(accounts.people.map(member), c));
  });

  app.get('/access/project/:project/users/:id', (c) => {
    expectReader(c);
    const person = accounts.people.find(({ id }) => id === c.req.param('id'));
    if (!person) throw notFound('User not found');
    return c.json(member(person));
  });

  app.get('/access/project/:project/roles/:name', (c) => {
    expectReader(c);
    const name = c.req.param('name');
    const grants = grantsByRole.get(name);
    if (!grants) throw notFound('Role not found');
    return c.json({
      ...resource,
      name,
      title: name,
      appliesToUsers: true,
      appliesToRobots: false,
      permissions: grants.flatMap(({ permissions }, index) =>
        permissions.map((action) => ({ name: permissionName(name, index), action, params: {} })),
      ),
    });
  });

  app.get('/access/project/:project/permissions', (c) => {
    expectReader(c);
    const data = [...grantsByRole].flatMap(([role, grants]) =>
      grants.map(({ filter }, index) => ({
        ...resource,
        name: permissionName(role, index),
        title: permissionName(role, index),
        type: 'sanity.document.filter',
        config: { filter },
      })),
    );
    return c.json(pageOf(data, c));
  });
}

/** Paginated like the hosted service. */
function pageOf<Item>(data: readonly Item[], c: Request): { data: Item[]; nextCursor: string | null } {
  const limit = Number(c.req.query('limit') ?? 100);
  const start = Number(c.req.query('nextCursor') ?? 0);
  const end = start + limit;
  return { data: data.slice(start, end), nextCursor: end < data.length ? String(end) : null };
}
