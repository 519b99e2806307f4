// `drizzle-kit generate --config lib/database/drizzle.config.ts` writes the next migration from the schema.
export default {
  dialect: 'postgresql',
  schema: './lib/database/schema',
  out: './lib/database/migrations',
};
