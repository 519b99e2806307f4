import { type FeatureName, featureDefinitions } from '@forecourt/lib/sites/features';
import { type SettingName, settingDefinitions } from '@forecourt/lib/sites/settings';
import { applyPatch, type RawPatch } from 'mendoza';
import type { SiteColumn } from './siteColumn.ts';
import { canonical, type RowName } from './values.ts';

/** A transaction of the content lake as its history tells it, with how to take each document back. */
export interface HistoryTransaction {
  id: string;
  author: string;
  timestamp: string;
  effects: Record<string, { apply: RawPatch; revert: RawPatch }>;
}

/** One switch or setting of a site that somebody changed. */
export interface PastChange {
  siteId: string;
  name: RowName;
  /** What was stored before: null where nothing was, so that the default held. */
  from: unknown;
  /** What it was changed to. */
  to: unknown;
  author: string;
  at: string;
  /** All changes with this id were made at once. */
  transaction: string;
}

/** What changed at each site and row, the latest first; the key is made by `changeKey`. */
export type MatrixHistory = ReadonlyMap<string, PastChange[]>;

/** The key in a `MatrixHistory` of one row (switch or setting) at one site; `siteId` is the id of the site's document. */
export const changeKey = (siteId: string, name: RowName) => `${siteId}/${name}`;

type Stored = Record<string, unknown>;
/** A document as it was at the moment the walk has reached, and how its rows are read. */
interface Entry {
  siteId: string;
  stored: Stored;
  valuesOf: (storedFields: Stored) => Map<RowName, unknown>;
}

const FEATURES = Object.keys(featureDefinitions) as FeatureName[];
const SETTINGS = Object.keys(settingDefinitions) as SettingName[];
const switchesOf = (storedFields: Stored) =>
  new Map<RowName, unknown>(
    FEATURES.map((name) => [name, typeof storedFields[name] === 'boolean' ? storedFields[name] : null]),
  );
function settingsOf({ settings }: Stored): Map<RowName, unknown> {
  const values = (settings ?? {}) as Stored;
  return new Map(SETTINGS.map((name) => [name, values[name] ?? null]));
}

/**
 * Reads who changed what from the history of the switches and of the sites: walks back from what is stored now.
 * @param transactions the latest first
 */
export function matrixHistory(
  transactions: readonly HistoryTransaction[],
  sites: readonly SiteColumn[],
): MatrixHistory {
  const history = new Map<string, PastChange[]>();
  const now = new Map<string, Entry>();
  for (const { id: siteId, stored, document } of sites) {
    now.set(siteId, { siteId, stored: withoutRevision(document), valuesOf: settingsOf });
    if (stored._id) now.set(stored._id, { siteId, stored: withoutRevision(stored), valuesOf: switchesOf });
  }
  for (const { id: transaction, author, timestamp: at, effects } of transactions) {
    for (const [documentId, { revert }] of Object.entries(effects)) {
      const entry = now.get(documentId);
      if (!entry) continue;
      const before = reverted(entry.stored, revert);
      // Before that it did not exist, or cannot be told: nothing older is said of it.
      if (!before) {
        now.delete(documentId);
        continue;
      }
      const { siteId, stored, valuesOf } = entry;
      const after = valuesOf(stored);
      for (const [name, from] of valuesOf(before)) {
        const to = after.get(name);
        if (from === to || canonical(from) === canonical(to)) continue;
        const key = changeKey(siteId, name);
        const change = { siteId, name, from, to, author, at, transaction };
        history.set(key, [...(history.get(key) ?? []), change]);
      }
      now.set(documentId, { ...entry, stored: before });
    }
  }
  return history;
}

/** All that one transaction changed. */
export const madeAtOnce = (history: MatrixHistory, transaction: string): PastChange[] =>
  [...history.values()].flat().filter((change) => change.transaction === transaction);

/** All that the latest transaction of a person changed: what others did is not theirs to take back unseen. */
export function latestOf(history: MatrixHistory, author: string): PastChange[] {
  const own = [...history.values()].flat().filter((change) => change.author === author);
  const [latest] = own.toSorted((one, other) => other.at.localeCompare(one.at));
  return latest ? own.filter(({ transaction }) => transaction === latest.transaction) : [];
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
function withoutRevision({ _rev, ...stored }: Stored): Stored {
  return stored;
}

/** The document before a change; null when it was made by it, or when the history does not fit what is stored. */
function reverted(storedFields: Stored, revert: RawPatch): Stored | null {
  try {
    const before: unknown = applyPatch(storedFields, revert);
    return before && typeof before === 'object' ? (before as Stored) : null;
  } catch {
    return null;
  }
}
