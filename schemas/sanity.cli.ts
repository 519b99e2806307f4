import { defineCliConfig } from 'sanity/cli';

/** Typegen: where the schema goes, which queries are read and where the types are written. */
export default defineCliConfig({
  api: { projectId: 'forecourt', dataset: 'production' },
  schemaExtraction: { path: '.sanity/schema.json', enforceRequiredFields: true },
  typegen: {
    path: './queries/*.ts',
    schema: '.sanity/schema.json',
    generates: 'sanity.types.ts',
    overloadClientMethods: true,
  },
});
