import path from 'node:path';
import { listen } from '../listen.ts';
import type { LocalService } from '../service.ts';
import { application } from './application.ts';
import type { Faults } from './faults.ts';
import { startSmtp } from './smtp.ts';
import { openInbox } from './store.ts';

export interface InboxOptions {
  /** Port of the page, the JSON and the text message API. */
  port: number;
  smtpPort: number;
  dataDir: string;
  smtp: { user: string; password: string };
  texts: { account: string; token: string };
}

/**
 * Starts the inbox: a mail server and a text message service that deliver to one page. It stands in for an
 * SMTP provider and for Twilio, and stores its messages on disk.
 * @throws the system's error when a port is taken
 */
export async function start({ port, smtpPort, dataDir, smtp, texts }: InboxOptions): Promise<LocalService> {
  const store = await openInbox(path.join(dataDir, 'messages'));
  const faults: Faults = { mail: 'none', mailTo: '', text: 'none' };
  const server = await startSmtp({
    port: smtpPort,
    ...smtp,
    store,
    fault: (to) => (faults.mailTo === '' || faults.mailTo === to ? faults.mail : 'none'),
  });
  const app = application({ store, faults, texts });
  const page = await listen(app.fetch, port).catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  return {
    url: page.url,
    health: async () => {
      const hasFaults = faults.mail !== 'none' || faults.text !== 'none';
      return {
        ok: true,
        detail: `${store.list().length} messages${hasFaults ? ', faults switched on' : ''}`,
      };
    },
    stop: async () => {
      await Promise.all([page.close(), server.stop()]);
    },
  };
}
