import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * `document` holds the current state, `transaction_log` and `revision` the history (a revision with null json
 * is a deletion). `document_text` shares rowids with `document` and stores only the index, no text.
 */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS document (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, json TEXT NOT NULL) STRICT;
  CREATE VIRTUAL TABLE IF NOT EXISTS document_text USING fts5(
    body, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');
  CREATE TABLE IF NOT EXISTS transaction_log (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, at TEXT NOT NULL,
    author TEXT NOT NULL, kind TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS revision (
    document TEXT NOT NULL, seq INTEGER NOT NULL REFERENCES transaction_log (seq), json TEXT,
    PRIMARY KEY (document, seq)) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS revision_seq ON revision (seq);
  CREATE TABLE IF NOT EXISTS account (
    name TEXT PRIMARY KEY, password_hash TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS session (
    token_hash TEXT PRIMARY KEY, account TEXT NOT NULL, expires_at INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS key_value (
    account TEXT NOT NULL, key TEXT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (account, key)) STRICT;
  CREATE TABLE IF NOT EXISTS webhook (
    id TEXT PRIMARY KEY, cursor INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS webhook_delivery (
    id INTEGER PRIMARY KEY AUTOINCREMENT, webhook TEXT NOT NULL, document TEXT NOT NULL, headers TEXT NOT NULL,
    body TEXT NOT NULL, created_at INTEGER NOT NULL, attempts INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS webhook_delivery_order ON webhook_delivery (webhook, document, id);
`;

/**
 * Opens or creates the lake's database. With WAL and synchronous FULL a finished commit is on disk, so
 * neither kill -9 nor a power cut loses an acknowledged change. The lock is exclusive because documents are
 * also held in memory, where a second lake's writes would go unseen.
 * @throws when another lake has the folder open
 */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const db = new DatabaseSync(join(dataDir, 'lake.db'));
  try {
    db.exec('PRAGMA busy_timeout = 500; PRAGMA locking_mode = EXCLUSIVE;');
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    db.exec(SCHEMA);
    return db;
  } catch (error) {
    db.close();
    const isLocked = error instanceof Error && /locked/.test(error.message);
    throw isLocked ? new Error(`Another content lake is running on ${dataDir}`) : error;
  }
}

/** Runs `work` inside one transaction; rolls back if it throws. */
export function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}
