import path from 'node:path';
import { listen } from '../listen.ts';
import type { EmulatorService } from '../service.ts';
import type { AnswerOptions } from './answers.ts';
import { application } from './application.ts';
import type { Faults } from './faults.ts';
import { startMailDns } from './mail-dns.ts';
import { startSmtp } from './smtp.ts';
import { openInbox } from './store.ts';

export interface InboxOptions {
  /** Port of the page, the JSON and the SMS API. */
  port: number;
  smtpPort: number;
  dataDir: string;
  smtp: { user: string; password: string };
  texts: { account: string; token: string };
  /** Where shoppers' answers are sent; without it nobody answers. */
  answers?: Omit<AnswerOptions, 'account' | 'token'>;
}

/**
 * Starts the inbox, an emulator of an SMTP provider and of Twilio that shows all messages on one page and
 * stores them on disk.
 * @throws the system's error when a port is taken
 */
export async function start({
  port,
  smtpPort,
  dataDir,
  smtp,
  texts,
  answers,
}: InboxOptions): Promise<EmulatorService> {
  const store = await openInbox(path.join(dataDir, 'messages'));
  const faults: Faults = { mail: 'none', mailTo: '', text: 'none' };
  const server = await startSmtp({
    port: smtpPort,
    ...smtp,
    store,
    fault: (to) => (faults.mailTo === '' || faults.mailTo === to ? faults.mail : 'none'),
  });
  const dns = await startMailDns(smtpPort).catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  const app = application({
    store,
    faults,
    texts,
    answers: answers ? { ...answers, ...texts } : null,
  });
  const page = await listen(app.fetch, port).catch(async (error: unknown) => {
    await Promise.all([server.stop(), dns.stop()]);
    throw error;
  });
  return {
    url: page.url,
    health: async () => {
      const hasFaults = faults.mail !== 'none' || faults.text !== 'none';
      return {
        ok: true,
        detail: `${store.list().length} messages${hasFaults ? ', faults enabled' : ''}`,
      };
    },
    stop: async () => {
      await Promise.all([page.close(), server.stop(), dns.stop()]);
    },
  };
}
