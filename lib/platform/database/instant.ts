import { timestamp } from 'drizzle-orm/pg-core';

/** A column for a moment in time. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });
