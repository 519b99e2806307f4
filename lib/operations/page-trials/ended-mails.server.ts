import type { SanityClient } from '@sanity/client';
import type pg from 'pg';
import { composeMail } from '../../messaging/mail/compose.server.ts';
import type { MailSiteReader } from '../../messaging/mail/mail-site.server.ts';
import type { MailSender } from '../../messaging/mail/transport.server.ts';
import { transaction } from '../../platform/database/client.server.ts';
import { fetchContent } from '../../sites/content-lake/fetch-content.server.ts';
import { ADMINISTRATOR, type ProjectMember } from '../back-office/administrators.server.ts';
import { endedTrialMail } from './ended-mail.ts';
import { noCounts } from './result.ts';
import { trialStartedBy } from './started-by.server.ts';
import { readTrialCounts } from './store.server.ts';
import { endedTrialsQuery, endedTrialsSchema } from './trials-query.ts';

/** A mail that could not be sent for this long is left out. */
const LATEST_MS = 7 * 86_400_000;

export interface TrialMailTools {
  /** A client that reads the history. */
  lake: SanityClient;
  reader: MailSiteReader;
  sender: MailSender;
  mailDomain: string;
  studioUrl: string | null;
  /** Returns the people of the studio's project. */
  members: () => Promise<ProjectMember[]>;
  report: (error: unknown) => void;
  now: Date;
}

/**
 * Emails the person who started a trial and the administrators once it has ended by itself: for harm, or after its
 * end date. One mail per trial.
 * @throws the error of the database or of the content lake
 */
export async function sendTrialMails(pool: pg.Pool, tools: TrialMailTools): Promise<void> {
  const ended =
    (await fetchContent(tools.lake, {
      name: 'endedTrialsQuery',
      query: endedTrialsQuery,
      schema: endedTrialsSchema,
      params: { since: new Date(tools.now.getTime() - LATEST_MS).toISOString() },
    })) ?? [];
  if (ended.length === 0) return;
  const { rows: mailed } = await pool.query<{ id: string }>(
    'select trial_id as id from page_trial_mails where trial_id = any($1)',
    [ended.map(({ id }) => id)],
  );
  for (const trial of ended.filter(({ id }) => mailed.every((each) => each.id !== id)))
    await sendOne(pool, trial, tools).catch((error: unknown) =>
      tools.report(new Error(`the mail of trial ${trial.id} could not be sent`, { cause: error })),
    );
}

const sendOne = (
  pool: pg.Pool,
  { site: slug, ...trial }: Awaited<ReturnType<typeof endedTrialsSchema.parse>>[number],
  { lake, reader, sender, mailDomain, studioUrl, members }: TrialMailTools,
): Promise<void> =>
  transaction(pool, async (connection) => {
    // Another worker that sends the same mail waits here, and then finds the row.
    const { rowCount } = await connection.query(
      'insert into page_trial_mails (trial_id, site_slug, ending) values ($1, $2, $3) on conflict do nothing',
      [trial.id, slug, trial.ending],
    );
    if (!rowCount) return;
    const site = await reader.site(slug);
    if (!site) throw new Error(`the site ${slug} is not published`);
    const [starter, people, counted] = await Promise.all([
      trialStartedBy(lake, trial.id),
      members(),
      readTrialCounts(connection, [slug]),
    ]);
    const emails = people
      .filter(({ id, roles }) => id === starter || roles.includes(ADMINISTRATOR))
      .flatMap(({ email }) => (email ? [email] : []));
    const mail = await composeMail(reader, site, {
      to: 'dealer',
      dealer: [...new Set(emails)],
      shopper: '',
      write: ({ name: siteName }) =>
        endedTrialMail(
          {
            ...trial,
            endsOn: trial.endsOn ?? null,
            counts: counted.get(trial.id)?.counts ?? noCounts(),
          },
          { siteName, studioUrl },
        ),
    });
    if (mail === 'nobody') return;
    await sender.send({
      ...mail,
      name: 'staff.trialEnded',
      messageId: `<trial.${trial.id}.${trial.ending}@${mailDomain}>`,
    });
  });
