import { type FeatureName, featureDefinitions } from '@forecourt/lib/site/features';
import { applyPatch, type RawPatch } from 'mendoza';
import type { SiteColumn } from './rows.ts';

/** A transaction of the content lake as its history tells it, with how to take each document back. */
export interface HistoryTransaction {
  id: string;
  author: string;
  timestamp: string;
  effects: Record<string, { apply: RawPatch; revert: RawPatch }>;
}

/** One switch that somebody changed. */
export interface PastChange {
  siteId: string;
  name: FeatureName;
  /** What was stored before: null where nothing was, so that the default held. */
  from: boolean | null;
  author: string;
  at: string;
}

/** Who last changed which switch, by site and name; and all that the latest transaction changed. */
export interface SwitchHistory {
  changes: ReadonlyMap<string, PastChange>;
  last: PastChange[];
}

export const changeKey = (siteId: string, name: FeatureName) => `${siteId}/${name}`;
const NAMES = Object.keys(featureDefinitions) as FeatureName[];
type Stored = SiteColumn['stored'];

/**
 * Reads who changed what from the history of the switches: walks back from what is stored now.
 * @param transactions the latest first
 */
export function switchHistory(
  transactions: readonly HistoryTransaction[],
  sites: readonly SiteColumn[],
): SwitchHistory {
  const changes = new Map<string, PastChange>();
  let last: PastChange[] = [];
  const now = new Map(
    sites.map((site) => [site.stored._id, { siteId: site.id, stored: withoutRevision(site.stored) }]),
  );
  for (const { author, timestamp, effects } of transactions) {
    const own: PastChange[] = [];
    for (const [id, { revert }] of Object.entries(effects)) {
      const entry = now.get(id);
      if (!entry) continue;
      const before = reverted(entry.stored, revert);
      // Before that it did not exist, or cannot be told: nothing older is said of it.
      if (!before) {
        now.delete(id);
        continue;
      }
      for (const name of NAMES) {
        if (before[name] === entry.stored[name]) continue;
        const from = typeof before[name] === 'boolean' ? before[name] : null;
        own.push({ siteId: entry.siteId, name, from, author, at: timestamp });
      }
      now.set(id, { ...entry, stored: before });
    }
    for (const change of own) {
      const key = changeKey(change.siteId, change.name);
      if (!changes.has(key)) changes.set(key, change);
    }
    if (last.length === 0) last = own;
  }
  return { changes, last };
}

/**
 * Transactions of several answers as one list, the latest first. One that changed documents of more than one answer
 * stands in each of these with a part of its effects.
 */
export function joined(transactions: readonly HistoryTransaction[]): HistoryTransaction[] {
  const byId = new Map<string, HistoryTransaction>();
  for (const transaction of transactions) {
    const effects = { ...byId.get(transaction.id)?.effects, ...transaction.effects };
    byId.set(transaction.id, { ...transaction, effects });
  }
  return [...byId.values()].toSorted((one, other) => other.timestamp.localeCompare(one.timestamp));
}

/** A document's revision is no part of what the history's patches are about: with it, they would meet other fields. */
function withoutRevision({ _rev, ...stored }: Stored & { _rev?: string }): Stored {
  return stored;
}

/** The document before a change; null when it was made by it, or when the history does not fit what is stored. */
function reverted(stored: Stored, revert: RawPatch): Stored | null {
  try {
    const before: unknown = applyPatch(stored, revert);
    return before && typeof before === 'object' ? (before as Stored) : null;
  } catch {
    return null;
  }
}
