import { z } from 'zod';
import type { Grants } from './grants.ts';
import { requestSanity, type StudioProject } from './staff.server.ts';

/** Permissions per page; a project has a few dozen. */
const PAGE = 500;

const userSchema = z.object({
  memberships: z.array(
    z.object({ resourceType: z.string(), resourceId: z.string(), roleNames: z.array(z.string()) }),
  ),
});
const roleSchema = z.object({
  permissions: z
    .array(
      z.object({
        name: z.string().nullish(),
        action: z.string().nullish(),
        params: z.record(z.string(), z.unknown()).nullish(),
      }),
    )
    .default([]),
});
const permissionSchema = z.object({
  name: z.string(),
  type: z.string(),
  config: z.object({ filter: z.string().optional() }).nullish(),
});
const permissionsSchema = z.object({
  data: z.array(permissionSchema),
  nextCursor: z.string().nullish(),
});

type RolePermission = z.output<typeof roleSchema>['permissions'][number];
type Permission = z.output<typeof permissionSchema>;

/** Known parameters. Any other may limit a permission in an unknown way, so it is ignored. */
const PLAIN_PARAMS: ReadonlySet<string> = new Set(['mode', 'history', 'dataset', 'datasetPolicyName']);
const DRAFTS = '(_id in path("drafts.**") || _id in path("versions.**"))';

/**
 * Looks up a person's current grants with Sanity's Access API
 * (https://www.sanity.io/docs/http-reference/access-api), signed in or not. Permissions of unknown kinds are
 * ignored.
 * @param token of a role that may read the project's members and roles
 * @param account the id of their account across projects
 * @returns null if the person is not a member of the project
 * @throws if Sanity does not respond, or rejects the token
 */
export async function grantsOfPerson(
  project: StudioProject,
  token: string,
  account: string,
): Promise<Grants | null> {
  const ask = askAccess(project, token);
  const user = await ask(`/users/${encodeURIComponent(account)}`, userSchema);
  const roleNames = (user?.memberships ?? [])
    .filter(({ resourceType, resourceId }) => resourceType === 'project' && resourceId === project.projectId)
    .flatMap((membership) => membership.roleNames);
  if (!user || roleNames.length === 0) return null;
  const [roles, permissions] = await Promise.all([
    Promise.all(roleNames.map((name) => ask(`/roles/${encodeURIComponent(name)}`, roleSchema))),
    allPermissions((query) => ask(`/permissions?${query}`, permissionsSchema)),
  ]);
  return grantsOfRoles(
    roles.flatMap((role) => role?.permissions ?? []),
    permissions,
    project.dataset,
  );
}

/**
 * Looks up the current grants of roles. A role that does not exist has none.
 * @param token of a role that may read the project's roles
 * @throws if Sanity does not respond, or rejects the token
 */
export async function grantsOfRoleNames(
  project: StudioProject,
  token: string,
  roleNames: readonly string[],
): Promise<Map<string, Grants>> {
  const ask = askAccess(project, token);
  const names = [...new Set(roleNames)];
  const [roles, permissions] = await Promise.all([
    Promise.all(names.map((name) => ask(`/roles/${encodeURIComponent(name)}`, roleSchema))),
    allPermissions((query) => ask(`/permissions?${query}`, permissionsSchema)),
  ]);
  return new Map(
    names.map((name, index) => [
      name,
      grantsOfRoles(roles[index]?.permissions ?? [], permissions, project.dataset),
    ]),
  );
}

/** Returns a function that reads a path of the project's Access API; null for what does not exist. */
const askAccess =
  (project: StudioProject, token: string) =>
  async <Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema> | null> => {
    const { status, body } = await requestSanity(
      project,
      token,
      `/access/project/${project.projectId}${path}`,
    );
    if (status === 404) return null;
    if (status !== 200) throw new Error(`Sanity answered ${status} to ${path.replace(/\/[^/]*$/, '')}`);
    return schema.parse(body);
  };

async function allPermissions(
  ask: (query: URLSearchParams) => Promise<z.output<typeof permissionsSchema> | null>,
): Promise<Permission[]> {
  const permissions: Permission[] = [];
  for (let cursor: string | null | undefined = ''; cursor !== null && cursor !== undefined; ) {
    const page = await ask(
      new URLSearchParams({ limit: String(PAGE), ...(cursor && { nextCursor: cursor }) }),
    );
    permissions.push(...(page?.data ?? []));
    cursor = page?.nextCursor || null;
  }
  return permissions;
}

/** Converts Access API roles and permissions to the grants that `/acl` returns. */
export function grantsOfRoles(
  granted: readonly RolePermission[],
  permissions: readonly Permission[],
  dataset: string,
): Grants {
  const byName = new Map(permissions.map((permission) => [permission.name, permission]));
  return granted.flatMap(({ name, action, params }) => {
    const { type, config } = byName.get(name ?? '') ?? {};
    const filter = config?.filter;
    if (!filter || !action || !isForDataset(params ?? {}, dataset)) return [];
    if (type === 'sanity.document.filter') return [{ filter, permissions: [action] }];
    return type === 'sanity.document.filter.mode' ? grantsOfMode(filter, params?.mode) : [];
  });
}

function isForDataset(params: Record<string, unknown>, dataset: string): boolean {
  if (Object.keys(params).some((name) => !PLAIN_PARAMS.has(name))) return false;
  return (
    (params.dataset === undefined || params.dataset === dataset) &&
    (params.datasetPolicyName === undefined || params.datasetPolicyName === 'default')
  );
}

function grantsOfMode(filter: string, mode: unknown): Grants {
  switch (mode) {
    case 'publish':
      return [{ filter, permissions: ['read', 'create', 'update'] }];
    case 'create':
      return [
        { filter, permissions: ['read'] },
        { filter: `(${filter}) && ${DRAFTS}`, permissions: ['create', 'update'] },
      ];
    case 'read':
      return [{ filter, permissions: ['read'] }];
    default:
      return [];
  }
}
