// PORT HOST CAR KIND LANES: visits one site as fast as it answers, over LANES connections, until it receives
// a message. `pages`: new addresses, a third each unknown, of no vehicle, and of a search; `leads`: enquiries
// about a vehicle.
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { addressOf, enquiry } from '../enquiry.ts';

/** Milliseconds until a refused client retries, sooner than `Retry-After` allows. */
const REFUSED_MS = 500;

/** Answers by status; `0` means a closed connection. */
export type Flooded = Record<number, number>;

interface Visit {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

const [port, host = '', car = '', kind, lanes] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(lanes) });
/** Number for visitors and addresses; those of quiet sites start at 0. */
let visitor = 1_000_000;

function visitOf(number: number): Visit {
  if (kind === 'leads') return enquiry(host, car, number);
  const path =
    [`/nowhere-${number}`, `/cars/none-${number}`, `/search?query=car+${number}`][number % 3] ?? '/';
  return { path, headers: { 'x-forwarded-for': addressOf(number) } };
}

const send = ({ body, ...visit }: Visit): Promise<number> =>
  new Promise((resolve) => {
    const outgoing = request(
      { host: '127.0.0.1', port, agent, ...visit, headers: { ...visit.headers, host } },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
        response.once('error', () => resolve(0));
      },
    );
    outgoing.once('error', () => resolve(0));
    outgoing.end(body);
  });

let isOver = false;
const flooded: Flooded = {};
const lane = async () => {
  while (!isOver) {
    visitor += 1;
    const status = await send(visitOf(visitor));
    flooded[status] = (flooded[status] ?? 0) + 1;
    if (status === 503) await delay(REFUSED_MS);
  }
};
const running = Promise.all(Array.from({ length: Number(lanes) }, lane));
await once(process, 'message');
isOver = true;
await running;
agent.destroy();
process.send?.(flooded, () => process.disconnect());
