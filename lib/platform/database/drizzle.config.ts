// Used by `pnpm --filter @forecourt/lib migration`, which generates migrations. Paths are relative to the
// repository.
export default {
  dialect: 'postgresql',
  schema: './lib/*/tables/*.ts',
  out: './lib/platform/database/migrations',
};
