// Sends heavy requests of some households at a fixed pace regardless of the answers, until it receives a
// second message. The first message is the attack.
import { once } from 'node:events';
import { Agent, request } from 'node:http';

/** Limits of concurrent connections, and of queued requests, beyond which none are sent. */
const MOST_CONNECTIONS = 200;
const MOST_WAITING = 400;
const PATIENCE_MS = 30_000;

interface Heavy {
  /** Label in the printed table. */
  kind: string;
  port: number;
  host: string;
  /** `{}` is replaced by a unique number. */
  path: string;
  method?: 'POST';
  headers?: Record<string, string>;
  body?: number;
}

export interface Attack {
  households: readonly string[];
  perSecond: number;
  requests: readonly Heavy[];
  /** Base64. */
  bodies: readonly string[];
}

/** Answers by kind and status; `0` means a closed connection or a timeout. */
export type Attacked = Record<string, Record<number, number>>;

const [{ households, perSecond, requests, bodies: encoded }] = (await once(process, 'message')) as [Attack];
const bodies = encoded.map((body) => Buffer.from(body, 'base64'));
const agent = new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS });
const attacked: Attacked = {};
const running = new Set<Promise<void>>();
const stamp = Date.now().toString(36);

const send = (heavy: Heavy, number: number): Promise<number> =>
  new Promise((resolve) => {
    const { port, host, path, method = 'GET', headers, body } = heavy;
    const bytes = body === undefined ? undefined : bodies[body];
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        agent,
        method,
        path: path.replace('{}', `${stamp}-${number}`),
        timeout: PATIENCE_MS,
        headers: {
          ...headers,
          host,
          accept: 'text/html,*/*',
          'x-forwarded-for': households[number % households.length],
          ...(bytes && { 'content-length': String(bytes.length) }),
        },
      },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
        response.once('error', () => resolve(0));
      },
    );
    let isTimedOut = false;
    outgoing.once('timeout', () => {
      isTimedOut = true;
      outgoing.destroy();
    });
    outgoing.once('error', () => {
      // The server closed an idle connection just as it was reused.
      if (outgoing.reusedSocket && !isTimedOut) resolve(send(heavy, number));
      else resolve(0);
    });
    outgoing.end(bytes);
  });

let number = 0;
const timer = setInterval(() => {
  const heavy = requests[number % requests.length];
  if (!heavy || running.size >= MOST_WAITING) return;
  number += 1;
  const sending = send(heavy, number).then((status) => {
    const ofKind = attacked[heavy.kind] ?? {};
    ofKind[status] = (ofKind[status] ?? 0) + 1;
    attacked[heavy.kind] = ofKind;
    running.delete(sending);
  });
  running.add(sending);
}, 1_000 / perSecond);
await once(process, 'message');
clearInterval(timer);
await Promise.all(running);
agent.destroy();
process.send?.(attacked, () => process.disconnect());
