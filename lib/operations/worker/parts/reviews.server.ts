import type { QueryParams } from '@sanity/client';
import { z } from 'zod';
import { mailSiteReader } from '../../../messaging/mail/mail-site.server.ts';
import { mailDomainOf, smtpSender } from '../../../messaging/mail/transport.server.ts';
import { parseEnvironment, variables } from '../../../platform/env.ts';
import { writeLine } from '../../../platform/logging/write-line.server.ts';
import { lakeClient, publishedContent } from '../../../sites/content-lake/client.server.ts';
import { publishedIdOf } from '../../../sites/content-lake/document-id.ts';
import { projectMembers } from '../../back-office/administrators.server.ts';
import { grantsOfRoleNames } from '../../back-office/person-grants.server.ts';
import { documentsOf } from '../../back-office/publish-release.server.ts';
import { sendTrialMails } from '../../page-trials/ended-mails.server.ts';
import { sendRemovalMails } from '../../removal/notify.server.ts';
import { removableDocument, storedVersions } from '../../removal/removable.server.ts';
import { sendReviewMails } from '../../review/notify.server.ts';
import { sendUnapprovedMails } from '../../review/notify-unapproved.server.ts';
import { checkPublished } from '../../review/publish-checks.server.ts';
import { unpublishedIdOf } from '../../review/rule.ts';
import type { PreparePart } from '../worker-part.ts';

const SLUG = '*[_type == "site" && _id == $id][0].slug.current';
/** A request about a document of no site looks like a mail of any. */
const ANY_SLUG =
  '*[_type == "site" && defined(slug.current)] | order(_id in $ids desc, slug.current asc)[0].slug.current';
const DOCUMENT =
  '{ "hasDraft": count(*[_id == $draft]) > 0, "published": *[_id == $id][0]{ _id, _type, _updatedAt } }';
const slugSchema = z.string().nullable();
const documentSchema = z.object({
  hasDraft: z.boolean(),
  published: z.object({ _id: z.string(), _type: z.string(), _updatedAt: z.string() }).nullable(),
});

const schema = z.object({
  SMTP_URL: variables.SMTP_URL,
  MAIL_FROM: variables.MAIL_FROM,
  STUDIO_ORIGINS: variables.STUDIO_ORIGINS,
  SANITY_PROJECT_ID: variables.SANITY_PROJECT_ID,
  SANITY_DATASET: variables.SANITY_DATASET,
  SANITY_API_HOST: variables.SANITY_API_HOST,
  SANITY_WRITE_TOKEN: variables.SANITY_WRITE_TOKEN.unwrap(),
});

/**
 * Emails staff about requests to approve drafts or to remove documents, about decisions, about documents that were
 * published without the approval they need, and about ended trials.
 */
export const prepare: PreparePart = (environment) => {
  const { SMTP_URL, MAIL_FROM, STUDIO_ORIGINS, ...access } = parseEnvironment(schema, environment);
  const { SANITY_PROJECT_ID: projectId, SANITY_DATASET: dataset, SANITY_API_HOST: host } = access;
  const project = { projectId, dataset, ...(host && { host }) };
  const content = publishedContent(environment);
  const drafts = lakeClient({ ...access, SANITY_API_TOKEN: access.SANITY_WRITE_TOKEN }, 'raw');
  const reader = mailSiteReader(environment);
  const members = () => projectMembers(project, access.SANITY_WRITE_TOKEN);
  const grantsOf = (roles: readonly string[]) => grantsOfRoleNames(project, access.SANITY_WRITE_TOKEN, roles);
  const slugOf = async (query: string, parameters: QueryParams) =>
    slugSchema.parse(await content.fetch(query, parameters));
  return async ({ pool, report }) => {
    const sender = smtpSender({ url: SMTP_URL, from: MAIL_FROM });
    const tools = {
      reader,
      sender,
      mailDomain: mailDomainOf(MAIL_FROM),
      studioUrl: STUDIO_ORIGINS[0] ?? null,
      members,
    };
    return {
      jobs: [
        {
          name: 'reviews-mail',
          cron: '* * * * *',
          longestSeconds: 300,
          atStart: true,
          run: () =>
            sendReviewMails(pool, {
              ...tools,
              slugOf: (id) => slugOf(SLUG, { id }),
              documentOf: async (id) =>
                documentSchema.parse(
                  await drafts.fetch(DOCUMENT, { id: publishedIdOf(id), draft: unpublishedIdOf(id) }),
                ),
              report: (error) => report({ stage: 'reviews-mail', error }),
              now: new Date(),
            }),
        },
        {
          name: 'reviews-check',
          cron: '* * * * *',
          longestSeconds: 300,
          atStart: true,
          run: async () => {
            await checkPublished(pool, {
              lake: drafts,
              members,
              report: (level, facts, event) => writeLine(level, facts, event),
              now: new Date(),
            });
            await sendUnapprovedMails(pool, {
              ...tools,
              grantsOf,
              slugOf: (id) => slugOf(SLUG, { id }),
              documentOf: async (id) => (await documentsOf(drafts, [id]))[0] ?? null,
              report: (error) => report({ stage: 'reviews-check', error }),
            });
          },
        },
        {
          name: 'page-trials-mail',
          cron: '*/5 * * * *',
          longestSeconds: 300,
          run: () =>
            sendTrialMails(pool, {
              lake: drafts,
              ...tools,
              report: (error) => report({ stage: 'page-trials-mail', error }),
              now: new Date(),
            }),
        },
        {
          name: 'removals-mail',
          cron: '* * * * *',
          longestSeconds: 300,
          atStart: true,
          run: () =>
            sendRemovalMails(pool, {
              ...tools,
              grantsOf,
              slugOf: (ids) => slugOf(ANY_SLUG, { ids: [...ids] }),
              documentOf: (id) => removableDocument(drafts, id),
              versionsOf: (id) => storedVersions(drafts, id),
              report: (error) => report({ stage: 'removals-mail', error }),
              now: new Date(),
            }),
        },
      ],
      stop: async () => sender.close(),
    };
  };
};
