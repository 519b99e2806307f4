import { describe, expect, test } from 'vitest';
import { breakingStatements } from './migration-rules.ts';

describe('a migration', () => {
  test.each([
    'ALTER TABLE "leads" ADD COLUMN "note" text',
    'ALTER TABLE "leads" ADD COLUMN "status" text DEFAULT \'new\' NOT NULL',
    'CREATE TABLE "notes" ("id" uuid NOT NULL, "type" text NOT NULL)',
    'DROP INDEX "leads_due"',
    'ALTER TABLE "mail_deliveries" DROP CONSTRAINT "mail_deliveries_about"',
    "UPDATE leads SET note = 'rename; drop table leads'",
    '-- drop column note once nothing reads it\nCREATE INDEX "a" ON "leads" ("note")',
    '-- contract: nothing has read it since 1.4\nALTER TABLE "leads" DROP COLUMN "note"',
  ])('may run beside the previous release: %s', (sql) => expect(breakingStatements(sql)).toEqual([]));

  test.each([
    ['drops a table', 'DROP TABLE "notes" CASCADE'],
    ['drops a column', 'ALTER TABLE "leads"\n  DROP COLUMN "note"'],
    ['renames', 'ALTER TABLE "leads" RENAME COLUMN "note" TO "notes"'],
    ['changes the type', 'ALTER TABLE "leads" ALTER COLUMN "note" SET DATA TYPE integer'],
    ['requires a value', 'ALTER TABLE "leads" ALTER COLUMN "note" SET NOT NULL'],
    ['without giving it a default', 'ALTER TABLE "leads" ADD COLUMN "note" text NOT NULL'],
  ])('that %s is refused', (problem, sql) => {
    const [found, ...others] = breakingStatements(
      `CREATE INDEX "x" ON "leads" ("id");--> statement-breakpoint\n${sql};`,
    );
    expect(found).toContain(problem);
    expect(others).toEqual([]);
  });
});
