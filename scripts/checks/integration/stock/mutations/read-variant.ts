import { writeFileSync } from 'node:fs';
import { FeedError } from '@forecourt/lib/inventory/stock/feed-error';
import { checkFeed } from '@forecourt/lib/inventory/stock/importing/check-feed';
import type { EarlierVehicle } from '@forecourt/lib/inventory/stock/importing/earlier-vehicles.server';
import { Tally } from '@forecourt/lib/inventory/stock/importing/report';
import { surveyFeed } from '@forecourt/lib/inventory/stock/importing/survey.server';
import type { FeedVehicle } from '@forecourt/lib/inventory/stock/mapping/apply';
import type { Mapping } from '@forecourt/lib/inventory/stock/mapping/mapping';

/** Vehicles of an import by id, and what the next import needs of them. */
export interface Stock {
  vehicles: ReadonlyMap<string, FeedVehicle>;
  earlier: ReadonlyMap<string, EarlierVehicle>;
  idOfLine: ReadonlyMap<number, string>;
}

export interface ReadVariant {
  /** Why the whole file is refused; null if it is imported. */
  refusal: string | null;
  /** Vehicles that differ from the stock. */
  changed: { line: number; vehicle: FeedVehicle; hash: string }[];
  listed: ReadonlySet<string>;
  gone: readonly string[];
  /** Fields with a note, by line. */
  notes: ReadonlyMap<number, ReadonlySet<string>>;
  stopped: ReadonlySet<number>;
  repeated: ReadonlySet<string>;
}

export const NO_STOCK: Stock = { vehicles: new Map(), earlier: new Map(), idOfLine: new Map() };
export const NOW = new Date('2026-11-29T00:00:00Z');

class NotingTally extends Tally {
  readonly notes = new Map<number, Set<string>>();
  override notesFor(line: number): ReturnType<Tally['notesFor']> {
    const notes = super.notesFor(line);
    const fields = new Set<string>();
    this.notes.set(line, fields);
    return {
      ...notes,
      mended: (kind, field, from, to) => {
        fields.add(field);
        notes.mended(kind, field, from, to);
      },
    };
  }
}

/**
 * Reads a file as an import does, without a database.
 *
 * @throws every error but that the file is refused
 */
export async function readVariant(
  file: string,
  bytes: Uint8Array,
  mapping: Mapping,
  stock: Stock,
): Promise<ReadVariant> {
  writeFileSync(file, bytes);
  const tally = new NotingTally();
  const changed = new Map<string, { line: number; vehicle: FeedVehicle; hash: string }>();
  let refusal: string | null = null;
  let listed = new Set<string>();
  let gone: readonly string[] = [];
  try {
    const survey = await surveyFeed({
      mapping,
      file,
      tally,
      now: NOW,
      earlierVehicles: stock.earlier,
      accepted: new Set(),
      canBeShown: undefined,
      photosBeside: undefined,
      known: async () => [],
      listedIds: async () => new Map(),
      onBytes: () => {},
      onNews: async ({ line, vehicle, hash }) => {
        changed.set(vehicle.id, { line, vehicle, hash });
      },
      onReplaced: () => {},
    });
    listed = new Set(survey.listings.keys());
    gone = survey.gone;
    checkFeed(survey, { mapping, tally, before: stock.earlier.size, past: [], accepted: new Set() });
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    refusal = error.message;
  }
  return {
    refusal,
    changed: refusal === null ? [...changed.values()] : [],
    listed,
    gone: refusal === null ? gone : [],
    notes: tally.notes,
    stopped: new Set([...tally.rejected, ...tally.held].map(({ line }) => line)),
    repeated: new Set(tally.repeated.map(({ stocknum }) => stocknum)),
  };
}
