import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LeadSpool } from '@forecourt/lib/leads/spool.server';
import { log } from '../logging/log.server.ts';
import { OWN_SERVER_HEADERS } from '../site/own-server.ts';

/** Interval of retries, in milliseconds. */
const EVERY_MS = 5_000;
/** Timeout of one attempt; the next continues where it ended. */
const PATIENCE_MS = 60_000;

export interface SpoolWatch {
  count(): Promise<number>;
  stop(): void;
}

/** Delivers spooled leads periodically, through a route, because only the bundle has the sites. */
export async function watchSpool({
  folder,
  answer,
}: {
  folder: string;
  answer: RequestListener;
}): Promise<SpoolWatch> {
  const spool = new LeadSpool(folder);
  await spool.check().catch((error: unknown) => {
    log.error({ err: error }, 'LEAD_SPOOL is not writable: leads are refused while the database is down');
  });
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  const { port } = server.address() as AddressInfo;
  let isTrying = false;
  const deliver = async () => {
    if (isTrying) return;
    isTrying = true;
    try {
      if ((await spool.waiting()).length === 0) return;
      await fetch(`http://127.0.0.1:${port}/api/leads/spooled`, {
        method: 'POST',
        headers: OWN_SERVER_HEADERS,
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
    } catch (error) {
      log.warn({ err: error }, 'spooled_leads_failed');
    } finally {
      isTrying = false;
    }
  };
  const timer = setInterval(() => void deliver(), EVERY_MS);
  timer.unref();
  return {
    count: async () => (await spool.waiting()).length,
    stop: () => {
      clearInterval(timer);
      server.close();
    },
  };
}
