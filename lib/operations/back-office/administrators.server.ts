import { z } from 'zod';
import { requestSanity, type StudioProject } from './staff.server.ts';

/** Sanity's role with every right. */
const ADMINISTRATOR = 'administrator';
const PAGE = 100;
/** Robots have no address that anybody reads. */
const ROBOT = 'sanity-token';

const usersSchema = z.object({
  data: z.array(
    z.object({
      profile: z
        .object({ email: z.string().nullish(), provider: z.string().nullish() })
        .nullish()
        .catch(null),
      memberships: z.array(
        z.object({ resourceType: z.string(), resourceId: z.string(), roleNames: z.array(z.string()) }),
      ),
    }),
  ),
  nextCursor: z.string().nullish(),
});

/**
 * Returns the email addresses of the studio's administrators, from Sanity's Access API
 * (https://www.sanity.io/docs/http-reference/access-api).
 *
 * @param token of a role that may read the project's members
 * @throws if Sanity does not respond, or rejects the token
 */
export async function administratorEmails(project: StudioProject, token: string): Promise<string[]> {
  const emails: string[] = [];
  for (let cursor: string | null | undefined = ''; cursor !== null && cursor !== undefined; ) {
    const query = new URLSearchParams({ limit: String(PAGE), ...(cursor && { nextCursor: cursor }) });
    const path = `/access/project/${project.projectId}/users?${query}`;
    const { status, body } = await requestSanity(project, token, path);
    if (status !== 200) throw new Error(`Sanity answered ${status} to the list of members`);
    const page = usersSchema.parse(body);
    for (const { profile, memberships } of page.data)
      if (
        profile?.email &&
        profile.provider !== ROBOT &&
        memberships.some(
          ({ resourceType, resourceId, roleNames }) =>
            resourceType === 'project' &&
            resourceId === project.projectId &&
            roleNames.includes(ADMINISTRATOR),
        )
      )
        emails.push(profile.email);
    cursor = page.nextCursor || null;
  }
  return [...new Set(emails)];
}
