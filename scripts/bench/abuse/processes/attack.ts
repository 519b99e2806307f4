// Sends heavy requests of some households at a fixed pace, however they are answered, until it is told to end; its plan comes as
// the first message.
import { once } from 'node:events';
import { Agent, request } from 'node:http';

/** Connections at a time: more wait, and so many waiting ones that no more are begun. */
const MOST_CONNECTIONS = 200;
const MOST_WAITING = 400;
const PATIENCE_MS = 30_000;

interface Heavy {
  /** What it is, for the table. */
  kind: string;
  port: number;
  host: string;
  /** Takes `{}` as a number that no other request has. */
  path: string;
  method?: 'POST';
  headers?: Record<string, string>;
  /** Which of the attack's bodies. */
  body?: number;
}

/** An attack: the requests are sent in turn. */
export interface Attack {
  /** Addresses that send them in turn. */
  households: readonly string[];
  perSecond: number;
  requests: readonly Heavy[];
  /** Base64. */
  bodies: readonly string[];
}

/** What it came to, by kind and by status; `0` is a connection that was cut or not answered in time. */
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
      // The server closed a connection that was idle, at the moment in which it was used again.
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
