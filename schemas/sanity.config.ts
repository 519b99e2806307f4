import { defineConfig } from 'sanity';
import { schemaTypes } from './types.ts';

/** Only for typegen, which reads the schema through a workspace; the studio has its own. */
export default defineConfig({
  projectId: 'forecourt',
  dataset: 'production',
  schema: { types: schemaTypes },
});
