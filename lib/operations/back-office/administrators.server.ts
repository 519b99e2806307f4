import { z } from 'zod';
import { requestSanity, type StudioProject } from './staff.server.ts';

/** Sanity's role with every right. */
export const ADMINISTRATOR = 'administrator';
const PAGE = 100;
/** Robots have no address that anybody reads. */
const ROBOT = 'sanity-token';

const usersSchema = z.object({
  data: z.array(
    z.object({
      sanityUserId: z.string().nullish(),
      profile: z
        .object({
          displayName: z.string().nullish(),
          email: z.string().nullish(),
          provider: z.string().nullish(),
        })
        .nullish()
        .catch(null),
      memberships: z.array(
        z.object({
          resourceType: z.string(),
          resourceId: z.string(),
          /** The user's id in the project, which the studio uses. */
          resourceUserId: z.string().nullish(),
          roleNames: z.array(z.string()),
        }),
      ),
    }),
  ),
  nextCursor: z.string().nullish(),
});

/** A person with a role in the studio's project. */
export interface ProjectMember {
  /** Studio user id. */
  id: string;
  name: string;
  email: string;
  roles: string[];
}

/**
 * Returns the email addresses of the studio's administrators, from Sanity's Access API
 * (https://www.sanity.io/docs/http-reference/access-api).
 *
 * @param token of a role that may read the project's members
 * @throws if Sanity does not respond, or rejects the token
 */
export async function administratorEmails(project: StudioProject, token: string): Promise<string[]> {
  const members = await projectMembers(project, token);
  return [
    ...new Set(
      members.flatMap(({ email, roles }) => (email && roles.includes(ADMINISTRATOR) ? [email] : [])),
    ),
  ];
}

/**
 * Returns the people with a role in the studio's project, without API tokens.
 * @throws if Sanity does not respond, or rejects the token
 */
export async function projectMembers(project: StudioProject, token: string): Promise<ProjectMember[]> {
  const members: ProjectMember[] = [];
  for (let cursor: string | null | undefined = ''; cursor !== null && cursor !== undefined; ) {
    const query = new URLSearchParams({ limit: String(PAGE), ...(cursor && { nextCursor: cursor }) });
    const path = `/access/project/${project.projectId}/users?${query}`;
    const { status, body } = await requestSanity(project, token, path);
    if (status !== 200) throw new Error(`Sanity answered ${status} to the list of members`);
    const page = usersSchema.parse(body);
    for (const { sanityUserId, profile, memberships } of page.data) {
      const membership = memberships.find(
        ({ resourceType, resourceId }) => resourceType === 'project' && resourceId === project.projectId,
      );
      if (!membership || profile?.provider === ROBOT) continue;
      members.push({
        id: membership.resourceUserId ?? sanityUserId ?? '',
        name: profile?.displayName ?? '',
        email: profile?.email ?? '',
        roles: membership.roleNames,
      });
    }
    cursor = page.nextCursor || null;
  }
  return members;
}
