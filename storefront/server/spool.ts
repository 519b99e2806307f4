import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LeadSpool } from '@forecourt/lib/leads/spool.server';
import { log } from '../logging/log.server.ts';
import { OWN_SERVER_HEADERS } from '../site/own-server.ts';

/** How often leads that wait are tried, in milliseconds. */
const EVERY_MS = 5_000;
/** Of one try; the next goes on where it ended. */
const PATIENCE_MS = 60_000;

/** The leads of this instance that wait for the database. */
export interface SpoolWatch {
  /** How many there are. */
  count(): Promise<number>;
  stop(): void;
}

/**
 * Has leads that wait for the database delivered, now and then, by the route that knows how: pages and their sites are known to
 * the bundle alone.
 * @param options.folder where they wait
 * @param options.answer answers requests as visitors' are answered
 */
export async function watchSpool({
  folder,
  answer,
}: {
  folder: string;
  answer: RequestListener;
}): Promise<SpoolWatch> {
  const spool = new LeadSpool(folder);
  await spool.check().catch((error: unknown) => {
    log.error(
      { err: error },
      'LEAD_SPOOL cannot be written to: leads are refused while the database is away',
    );
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
      log.warn({ err: error }, 'leads that wait could not be delivered');
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
