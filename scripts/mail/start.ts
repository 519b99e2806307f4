import { reportOnStderr } from '@forecourt/lib/database/stages.server';
import { startLeadWorker } from '@forecourt/lib/lead/outbox.server';
import { smtpSender } from '@forecourt/lib/mail/transport.server';
import { z } from 'zod';
import { composer } from './compose.ts';
import { deskReader } from './desk.ts';

/** What delivering leads needs beside the content's own variables. */
const environmentSchema = z.object({
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//),
  /** `smtp://user:password@host:587` or `smtps://…:465` */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** The address mails come from. */
  MAIL_FROM: z.email(),
});

/**
 * Delivers the leads of every site by mail until stopped.
 * @throws Error naming the variables that are missing or malformed, never their values
 */
export async function startLeads(
  environment: Record<string, string | undefined>,
): Promise<{ stop(): Promise<void> }> {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment is incomplete. ${problems.join('; ')}`);
  }
  const { DATABASE_URL, SMTP_URL, MAIL_FROM } = parsed.data;
  return startLeadWorker({
    databaseUrl: DATABASE_URL,
    compose: composer(deskReader(environment)),
    sender: smtpSender({ url: SMTP_URL, from: MAIL_FROM }),
    mailDomain: MAIL_FROM.split('@')[1] ?? 'localhost',
    report: reportOnStderr('lead'),
  });
}
