// `pnpm --filter @forecourt/lib migration` writes the next migration from the schema; paths are those of the repository.
export default {
  dialect: 'postgresql',
  schema: './lib/*/tables/*.ts',
  out: './lib/platform/database/migrations',
};
