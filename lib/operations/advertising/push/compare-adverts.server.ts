import { cutText } from '../../../platform/text/clean.ts';
import type { AdvertSite } from '../advert-site.ts';
import { type FeedVehicle, hashOf } from '../feed-vehicles.server.ts';
import type { OutgoingFeed } from '../outgoing-feed.ts';
import { MOST_REASON } from '../overview/answers.ts';
import {
  type DueAdvert,
  dueAdverts,
  markChanged,
  queueSameVin,
  queueVinRefusals,
  removeDue,
} from './due-adverts.server.ts';
import { recordSuccess } from './feed-progress.server.ts';
import type { FeedRun, PushTools } from './push-tools.ts';
import type { AdvertChange, ChangeResult, ReceiverClient } from './receiver-client.ts';
import {
  type AdvertCopy,
  type AdvertState,
  confirmCopies,
  copiesOf,
  endStates,
  expectCopies,
  removeCopies,
  statesOf,
  writeStates,
} from './stored-adverts.server.ts';

/** Vehicles compared at once for a feed that is fetched as a file. */
const FILE_BATCH = 500;
/** Google deletes a product after 30 days without an update, so adverts are sent again before. */
const REFRESH_MS = 14 * 86_400_000;

const REFUSED_MS = 86_400_000;

interface ActiveFeed {
  feed: OutgoingFeed;
  site: AdvertSite;
}

/** What has to happen to one vehicle of the batch. */
type Step =
  | { kind: 'same'; vehicle: FeedVehicle; copy: AdvertCopy | undefined; hash: string }
  | { kind: 'put'; vehicle: FeedVehicle; itemId: string; hash: string }
  | { kind: 'delete'; vehicle: FeedVehicle | null; itemId: string }
  | { kind: 'out'; vehicle: FeedVehicle | null };

/**
 * Compares the next changed vehicles of a feed with what its receiver has, sends the differences, and records
 * the result for the studio. Deletions are sent first, so that a VIN can move to another vehicle.
 * @param client null for a feed that is fetched as a file, of which only the states are recorded
 * @throws ReceiverError, after recording what the receiver has processed
 */
export async function compareAdverts(
  tools: PushTools,
  { feed, site }: ActiveFeed,
  client: ReceiverClient | null,
): Promise<FeedRun> {
  const { pool, adverts, now } = tools;
  const startedAt = now();
  const limit = client?.batchSize ?? FILE_BATCH;
  const next = await dueAdverts(pool, feed.id, limit);
  // A VIN appears once per feed, so the vehicles that share one are compared together.
  const sameVin = await queueSameVin(
    pool,
    feed.id,
    next.map(({ carId }) => carId),
    site.dealerships.map(({ id }) => id),
  );
  const due = [...next, ...sameVin];
  const carIds = due.map(({ carId }) => carId);
  const vehicles = new Map<string, FeedVehicle>();
  if (carIds.length > 0)
    for await (const vehicle of adverts(pool, feed, site, { carIds, now: startedAt }))
      vehicles.set(vehicle.vehicleId, vehicle);

  const copies = await copiesOf(pool, feed.id, carIds);
  const states = await statesOf(pool, feed.id, carIds);
  const steps = new Map(
    carIds.map((carId) => {
      const vehicle = vehicles.get(carId) ?? null;
      return [carId, stepOf(vehicle, copies.get(carId), states.get(carId), client !== null, startedAt)];
    }),
  );
  const results = new Map<string, ChangeResult>();
  try {
    if (client) await sendSteps(tools, feed.id, client, steps, results);
  } finally {
    await recordSteps(tools, feed.id, { due, steps, states, results, isPushed: client !== null }, startedAt);
  }
  if (carIds.some((carId) => isChanged(steps.get(carId), states.get(carId))))
    await queueVinRefusals(pool, feed.id);
  await recordSuccess(
    pool,
    { feedId: feed.id, siteSlug: feed.siteSlug, hasSent: results.size > 0 },
    startedAt,
  );
  const isMoved = [...steps.values()].some(({ kind, vehicle }) => kind === 'delete' && isAdvertised(vehicle));
  return next.length === limit || isMoved ? 'more' : 'done';
}

/** Returns whether an advertised row is not advertised any more, so that its VIN may be free. */
const isChanged = (step: Step | undefined, before: AdvertState | undefined): boolean =>
  typeof before?.rowHash === 'string' &&
  (step === undefined || !('hash' in step) || step.hash !== before.rowHash);

const isAdvertised = (vehicle: FeedVehicle | null): vehicle is FeedVehicle =>
  vehicle !== null && vehicle.refusals.length === 0;

function stepOf(
  vehicle: FeedVehicle | null,
  copy: AdvertCopy | undefined,
  state: AdvertState | undefined,
  isPushed: boolean,
  now: Date,
): Step {
  if (!isAdvertised(vehicle))
    return copy ? { kind: 'delete', vehicle, itemId: copy.itemId } : { kind: 'out', vehicle };
  const hash = hashOf(vehicle.row);
  if (!isPushed) return { kind: 'same', vehicle, copy, hash };
  const itemId = itemIdOf(vehicle);
  // The advert is put under its new id once the old one is gone.
  if (copy && copy.itemId !== itemId) return { kind: 'delete', vehicle, itemId: copy.itemId };
  const isFresh = copy && now.getTime() - copy.sentAt.getTime() < REFRESH_MS;
  if (isFresh && copy.rowHash === hash) return { kind: 'same', vehicle, copy, hash };
  // The receiver refused exactly this row before. Its reason may have passed a day later.
  const isRefused = !copy && state?.receiverMessage && state.rowHash === hash;
  if (isRefused && now.getTime() - (state.sentAt?.getTime() ?? 0) < REFUSED_MS)
    return { kind: 'same', vehicle, copy, hash };
  return { kind: 'put', vehicle, itemId, hash };
}

/** The id of an advert in the receiver's own column. */
function itemIdOf({ row, vehicleId }: FeedVehicle): string {
  const [id = vehicleId] = [row.id ?? row.vehicle_id ?? vehicleId].flat();
  return id;
}

async function sendSteps(
  { pool, now, signal }: PushTools,
  feedId: string,
  client: ReceiverClient,
  steps: ReadonlyMap<string, Step>,
  results: Map<string, ChangeResult>,
): Promise<void> {
  const send = async (
    changes: readonly AdvertChange[],
    onResult: (change: AdvertChange, result: ChangeResult) => void,
  ) => {
    for (let start = 0; start < changes.length; start += client.batchSize)
      await client.send(changes.slice(start, start + client.batchSize), onResult, signal);
  };
  const deletions: AdvertChange[] = [];
  const puts: AdvertChange[] = [];
  for (const [carId, step] of steps) {
    if (step.kind === 'delete') deletions.push({ kind: 'delete', carId, itemId: step.itemId });
    if (step.kind === 'put')
      puts.push({
        kind: 'put',
        carId,
        itemId: step.itemId,
        row: step.vehicle.row,
        // Calls are made one after the other, so the time orders them.
        version: now().getTime(),
      });
  }
  if (deletions.length > 0) await expectCopies(pool, feedId, deletions, now());
  await send(deletions, ({ carId }, result) => results.set(carId, result));
  if (puts.length === 0) return;
  await expectCopies(pool, feedId, puts, now());
  const refused: { change: AdvertChange; result: ChangeResult }[] = [];
  await send(puts, (change, result) => {
    if (result.kind === 'done') results.set(change.carId, result);
    else refused.push({ change, result });
  });
  // The receiver keeps the last row that it accepted, whose facts are out of date.
  await send(
    refused.map(({ change: { carId, itemId } }) => ({ kind: 'delete', carId, itemId })),
    ({ carId }) => {
      const own = refused.find(({ change }) => change.carId === carId);
      if (own) results.set(carId, own.result);
    },
  );
}

/** Records what is known of each vehicle of the batch; the others stay due. */
async function recordSteps(
  { pool }: PushTools,
  feedId: string,
  {
    due,
    steps,
    states,
    results,
    isPushed,
  }: {
    due: readonly DueAdvert[];
    steps: ReadonlyMap<string, Step>;
    states: ReadonlyMap<string, AdvertState>;
    results: ReadonlyMap<string, ChangeResult>;
    isPushed: boolean;
  },
  now: Date,
): Promise<void> {
  const written: AdvertState[] = [];
  const ended: string[] = [];
  const gone: string[] = [];
  const confirmed: { carId: string; rowHash: string }[] = [];
  const unfinished = new Set<string>();
  for (const [carId, step] of steps) {
    const result = results.get(carId);
    const before = states.get(carId);
    if ((step.kind === 'put' || step.kind === 'delete') && !result) {
      unfinished.add(carId);
      continue;
    }
    switch (step.kind) {
      case 'same':
        written.push({
          carId,
          rowHash: step.hash,
          sentAt: isPushed ? (step.copy?.sentAt ?? before?.sentAt ?? null) : null,
          refused: [],
          receiverMessage: isPushed ? (before?.receiverMessage ?? null) : null,
        });
        break;
      case 'put':
        if (result?.kind === 'refused') gone.push(carId);
        else confirmed.push({ carId, rowHash: step.hash });
        written.push({
          carId,
          rowHash: step.hash,
          sentAt: now,
          refused: [],
          receiverMessage: result?.kind === 'refused' ? cutText(result.message, MOST_REASON) : null,
        });
        break;
      case 'delete':
        gone.push(carId);
        if (isAdvertised(step.vehicle)) unfinished.add(carId);
        else if (step.vehicle) written.push(leftOut(carId, step.vehicle));
        else ended.push(carId);
        break;
      case 'out':
        if (step.vehicle) written.push(leftOut(carId, step.vehicle));
        else ended.push(carId);
        break;
    }
  }
  await confirmCopies(pool, feedId, confirmed);
  await removeCopies(pool, feedId, gone);
  await writeStates(pool, feedId, written, now);
  await endStates(pool, feedId, ended, now);
  await markChanged(pool, feedId, [...unfinished]);
  await removeDue(
    pool,
    feedId,
    due.filter(({ carId }) => !unfinished.has(carId)),
  );
}

const leftOut = (carId: string, { refusals }: FeedVehicle): AdvertState => ({
  carId,
  rowHash: null,
  sentAt: null,
  refused: refusals,
  receiverMessage: null,
});
