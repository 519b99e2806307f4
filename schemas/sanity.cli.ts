import { defineCliConfig } from 'sanity/cli';

/** Configures schema extraction and type generation. */
export default defineCliConfig({
  api: { projectId: 'forecourt', dataset: 'production' },
  schemaExtraction: { path: '.sanity/schema.json', enforceRequiredFields: true },
  typegen: {
    path: ['./queries/*.ts', '../lib/**/*-query.ts'],
    schema: '.sanity/schema.json',
    generates: 'sanity.types.ts',
    overloadClientMethods: true,
  },
});
