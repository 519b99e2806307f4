import path from 'node:path';
import { start } from '../../../emulators/inbox/service.ts';
import type { SmsEntry } from '../../../emulators/inbox/store.ts';
import { freePort } from '../../../emulators/postgres/port.ts';

type Texts = NonNullable<Parameters<typeof start>[0]['texts']>;

/** Starts an SMS emulator that stores messages in `folder` and can be made to fail. */
export async function startTextInbox(folder: string, texts: Texts) {
  const port = await freePort();
  const host = `http://localhost:${port}`;
  const { stop } = await start({
    port,
    smtpPort: await freePort(),
    dataDir: path.join(folder, 'inbox'),
    smtp: { user: 'x', password: 'x' },
    texts,
  });
  const setFault = (text: 'none' | 'fail') =>
    fetch(`${host}/api/faults`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
    });
  return {
    host,
    stop,
    setFault,
    clear: async () => {
      await fetch(`${host}/api/messages`, { method: 'DELETE' });
      await setFault('none');
    },
    textsSent: async () =>
      ((await (await fetch(`${host}/api/messages`)).json()) as { messages: SmsEntry[] }).messages,
  };
}
