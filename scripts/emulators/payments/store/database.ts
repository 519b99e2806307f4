import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * `object` holds every object as the API shows it (`json`) and what the API never shows (`hidden`).
 * `delivery` is the webhook queue with its history, `answer` the responses stored under idempotency keys,
 * `job` delayed work.
 */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS object (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, json TEXT NOT NULL,
    hidden TEXT NOT NULL DEFAULT '{}') STRICT;
  CREATE INDEX IF NOT EXISTS object_kind ON object (kind, seq);
  CREATE INDEX IF NOT EXISTS object_intent ON object (kind, json ->> '$.payment_intent');
  CREATE INDEX IF NOT EXISTS object_charge ON object (kind, json ->> '$.charge') WHERE kind = 'refund';
  CREATE INDEX IF NOT EXISTS object_type ON object (kind, json ->> '$.type') WHERE kind = 'event';
  CREATE INDEX IF NOT EXISTS object_challenge ON object (hidden ->> '$.challenge') WHERE kind = 'payment_intent';
  CREATE INDEX IF NOT EXISTS session_expiry ON object (json ->> '$.expires_at')
    WHERE kind = 'checkout.session' AND json ->> '$.status' = 'open';
  CREATE TABLE IF NOT EXISTS answer (
    key TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL,
    request TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS answer_age ON answer (at);
  CREATE TABLE IF NOT EXISTS delivery (
    id INTEGER PRIMARY KEY AUTOINCREMENT, event TEXT NOT NULL, endpoint TEXT NOT NULL, state TEXT NOT NULL,
    created_at INTEGER NOT NULL, due_at INTEGER NOT NULL, attempts INTEGER NOT NULL DEFAULT 0,
    outcome TEXT) STRICT;
  CREATE INDEX IF NOT EXISTS delivery_due ON delivery (due_at) WHERE state = 'pending';
  CREATE INDEX IF NOT EXISTS delivery_event ON delivery (event);
  CREATE TABLE IF NOT EXISTS job (
    id INTEGER PRIMARY KEY AUTOINCREMENT, due_at INTEGER NOT NULL, type TEXT NOT NULL, subject TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT;
`;

/**
 * Opens or creates the database. With WAL and synchronous FULL a finished commit is on disk, so neither kill
 * -9 nor a power cut loses an acknowledged payment.
 * @throws when another process has the folder open
 */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const db = new DatabaseSync(join(dataDir, 'payments.db'));
  try {
    db.exec('PRAGMA busy_timeout = 500; PRAGMA locking_mode = EXCLUSIVE;');
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 8000;');
    db.exec(SCHEMA);
    return db;
  } catch (error) {
    db.close();
    const isLocked = error instanceof Error && /locked/.test(error.message);
    throw isLocked ? new Error(`Another payments service is running on ${dataDir}`) : error;
  }
}
