import { ask } from '../../tasks/request-storefront.ts';
import { KINDS } from '../publish/measure.ts';
import { percentile } from '../search-page/percentile.ts';
import { type Change, Changes } from './changes.ts';
import type { Cluster } from './cluster.ts';
import type { Shopping } from './shopping.ts';

const PAUSE_MS = 25;
const GIVE_UP_MS = 30_000;
const MOST_SLOW = 8;
/** Probability of killing an instance or the store during a round. */
const KILL_SHARE = 0.08;

interface Round {
  number: number;
  change: Change['name'];
  kind: string | undefined;
  killed: 'instance' | 'store' | null;
  /** Milliseconds until every running instance, and Varnish, showed it. */
  instances: number;
  front: number;
}

type Row = Record<string, number | boolean>;

interface Slow extends Round {
  roundsSinceKill: number | null;
}

interface Truth {
  rows: Record<string, Row>;
  /** The slowest rounds, with the number of rounds since the last kill. */
  slowest: Slow[];
  /** True if all rounds together met the target. */
  meetsTarget: boolean;
  /** Each time an invalidated page reappeared. */
  revived: string[];
  /** Numbers of confirmations to shoppers, and what was lost. */
  shoppers: Awaited<ReturnType<Shopping['losses']>>;
}

/** Changes that all instances and Varnish must show for the rest of the run. */
interface Shown {
  latest: Map<string, Change>;
  revived: string[];
}

/**
 * Makes random changes to content, prices, holds and payments through random instances, while instances and
 * the store are killed.
 */
export async function proveConsistency(
  cluster: Cluster,
  { rounds, kills }: { rounds: number; kills: boolean },
): Promise<Truth> {
  const changes = new Changes(cluster);
  const shownPages: Shown = { latest: new Map(), revived: [] };
  const finishedRounds: Round[] = [];
  let restarting: Promise<void> = Promise.resolve();
  try {
    await changes.open();
    for (let number = 0; number < rounds; number += 1) {
      const killedPart =
        kills && Math.random() < KILL_SHARE ? (Math.random() < 0.7 ? 'instance' : 'store') : null;
      if (killedPart) {
        await restarting;
        restarting = killedPart === 'instance' ? killInstance(cluster) : killStore(cluster);
      }
      // The instance may be killed meanwhile, but an acknowledged enquiry must not be lost.
      const enquiry = changes.shopping.enquire(changes.anyCar());
      enquiry.catch(() => {});
      const change = await oneOf(changes);
      finishedRounds.push({
        number,
        change: change.name,
        kind: change.kind,
        killed: killedPart,
        ...(await waitUntilShown(cluster, change)),
      });
      shownPages.latest.set(`${change.site}${change.path}`, change);
      await holdTo(cluster, shownPages);
      await enquiry;
      if (killedPart) await restarting;
      if (number % 20 === 19) process.stdout.write(`${number + 1} of ${rounds} rounds\n`);
    }
    await holdTo(cluster, shownPages);
    const rows = rowsOf(finishedRounds);
    return {
      rows,
      slowest: slowestOf(finishedRounds),
      meetsTarget: rows.all?.met === true,
      revived: shownPages.revived,
      shoppers: await changes.shopping.losses(),
    };
  } finally {
    await restarting;
    await changes.close();
  }
}

function oneOf(changes: Changes): Promise<Change> {
  const lot = Math.random();
  if (lot < 0.4) return changes.publish();
  return lot < 0.8 ? changes.price() : changes.reservation();
}

let killedInstance: Cluster['instances'][number] | null = null;

async function killInstance({ instances, environment }: Cluster): Promise<void> {
  const instance = instances[Math.floor(Math.random() * instances.length)] as Cluster['instances'][number];
  killedInstance = instance;
  await instance.stop('SIGKILL');
  await instance.start(environment);
  killedInstance = null;
}

async function killStore({ store }: Cluster): Promise<void> {
  await store.kill();
  await store.start();
}

const html = async (port: number, { site, path }: Change): Promise<string | null> => {
  const answer = await ask({ port, host: `${site}.localhost:${port}`, path }).catch(() => null);
  return answer?.status === 200 ? answer.body : null;
};

/** Returns milliseconds until the last instance, and Varnish, show a change. */
async function waitUntilShown(
  cluster: Cluster,
  change: Change,
): Promise<{ instances: number; front: number }> {
  const start = performance.now();
  const until = async (port: number, isAlive = () => true): Promise<number> => {
    for (;;) {
      const body = await html(port, change);
      if (!isAlive()) return 0;
      const time = performance.now() - start;
      if (body !== null && change.isShown(body)) return time;
      if (time > GIVE_UP_MS) return Number.POSITIVE_INFINITY;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  const [front, ...instances] = await Promise.all([
    until(cluster.settings.ports.storefront),
    // Skips an instance killed meanwhile, which starts with the others' state.
    ...cluster.instances.map((instance) => until(instance.port, () => instance !== killedInstance)),
  ]);
  return { front, instances: Math.max(...instances) };
}

/** Checks all past changes on all instances and Varnish, and records stale pages. */
async function holdTo(cluster: Cluster, { latest, revived }: Shown): Promise<void> {
  const ports = [cluster.settings.ports.storefront, ...cluster.instances.map(({ port }) => port)];
  for (const change of latest.values()) {
    await Promise.all(
      ports.map(async (port) => {
        const body = await html(port, change);
        if (body !== null && !change.isShown(body))
          revived.push(`${change.name} of ${change.site}${change.path} at ${port}`);
      }),
    );
  }
}

function slowestOf(rounds: readonly Round[]): Slow[] {
  const time = ({ instances, front }: Round) => Math.max(instances, front);
  return rounds
    .toSorted((one, other) => time(other) - time(one))
    .slice(0, MOST_SLOW)
    .map((round) => {
      const last = rounds.findLast(({ number, killed }) => killed && number <= round.number);
      const roundsSinceKill = last ? round.number - last.number : null;
      return {
        ...round,
        instances: Math.round(round.instances),
        front: Math.round(round.front),
        roundsSinceKill,
      };
    });
}

function rowsOf(rounds: readonly Round[]): Record<string, Row> {
  const rows: Record<string, Row> = {};
  const add = (name: string, of: readonly Round[]) => {
    if (of.length === 0) return;
    const at = (part: 'instances' | 'front', share: number) =>
      Math.round(
        percentile(
          of.map((round) => round[part]),
          share,
        ),
      );
    rows[name] = {
      rounds: of.length,
      'instances p50': at('instances', 0.5),
      'instances p99': at('instances', 0.99),
      'Varnish p50': at('front', 0.5),
      'Varnish p99': at('front', 0.99),
      met: at('instances', 0.99) <= 1_000 && at('front', 0.99) <= 1_000,
    };
  };
  for (const name of ['publish', 'price', 'hold', 'payment'] as const)
    add(
      `${name}, none killed`,
      rounds.filter(({ change, killed }) => change === name && !killed),
    );
  for (const kind of Object.keys(KINDS))
    add(
      `of these: a ${kind}`,
      rounds.filter((round) => round.kind === kind && !round.killed),
    );
  for (const part of ['instance', 'store'] as const)
    add(
      `a ${part} killed in the round`,
      rounds.filter(({ killed }) => killed === part),
    );
  add('all', rounds);
  return rows;
}
