import { type FeatureName, featureDefinitions } from '@forecourt/lib/sites/features';
import { type SettingName, settingDefinitions } from '@forecourt/lib/sites/settings';
import { applyPatch, type RawPatch } from 'mendoza';
import type { SiteColumn } from './siteColumn.ts';
import { canonical, type RowName } from './values.ts';

/** A transaction of the content lake's history, with patches that revert it. */
export interface HistoryTransaction {
  id: string;
  author: string;
  timestamp: string;
  effects: Record<string, { apply: RawPatch; revert: RawPatch }>;
}

/** A change of a feature or setting at a site. */
export interface PastChange {
  siteId: string;
  name: RowName;
  /** The stored value before; null if the default applied. */
  from: unknown;
  /** The stored value after. */
  to: unknown;
  author: string;
  at: string;
  /** Changes with the same id were made together. */
  transaction: string;
}

/** Changes by site and row, latest first. Keys come from `changeKey`. */
export type MatrixHistory = ReadonlyMap<string, PastChange[]>;

/** Returns the key of a row at a site in a `MatrixHistory`. */
export const changeKey = (siteId: string, name: RowName) => `${siteId}/${name}`;

type Stored = Record<string, unknown>;
/** A document at the current point of the history walk. */
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
 * Returns the changes of features and settings by walking the history back from the stored documents.
 * @param transactions latest first
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
      // The document was created here, or its history can't be reconstructed, so older changes are unknown.
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

export const madeAtOnce = (history: MatrixHistory, transaction: string): PastChange[] =>
  [...history.values()].flat().filter((change) => change.transaction === transaction);

/** Returns the changes of a user's latest transaction. Undo must not revert other users' changes. */
export function latestOf(history: MatrixHistory, author: string): PastChange[] {
  const own = [...history.values()].flat().filter((change) => change.author === author);
  const [latest] = own.toSorted((one, other) => other.at.localeCompare(one.at));
  return latest ? own.filter(({ transaction }) => transaction === latest.transaction) : [];
}

/**
 * Merges the transactions of several responses, latest first. A transaction may appear in several responses
 * with part of its effects each.
 */
export function joined(transactions: readonly HistoryTransaction[]): HistoryTransaction[] {
  const byId = new Map<string, HistoryTransaction>();
  for (const transaction of transactions) {
    const effects = { ...byId.get(transaction.id)?.effects, ...transaction.effects };
    byId.set(transaction.id, { ...transaction, effects });
  }
  return [...byId.values()].toSorted((one, other) => other.timestamp.localeCompare(one.timestamp));
}

/** The patches of the history do not include the revision, so it must be removed before they are applied. */
function withoutRevision({ _rev, ...stored }: Stored): Stored {
  return stored;
}

/** Returns the document before a change, or null if the change created it or the patch does not apply. */
function reverted(storedFields: Stored, revert: RawPatch): Stored | null {
  try {
    const before: unknown = applyPatch(storedFields, revert);
    return before && typeof before === 'object' ? (before as Stored) : null;
  } catch {
    return null;
  }
}
