import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, text } from 'drizzle-orm/pg-core';
import { ENGLISH, LANGUAGES } from '../language/languages.ts';

/** The language that a shopper reads, in which messages to them are written. */
export const languageColumn = () => text('language', { enum: LANGUAGES }).notNull().default(ENGLISH);

export const languageCheck = (name: string, column: AnyPgColumn) =>
  check(name, sql`${column} in (${sql.raw(LANGUAGES.map((language) => `'${language}'`).join(', '))})`);
