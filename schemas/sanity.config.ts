import { defineConfig } from 'sanity';
import { translationMetadata } from './translations/metadata.ts';
import { schemaTypes } from './types.ts';

/** Used only by typegen. The studio has its own configuration. */
export default defineConfig({
  projectId: 'forecourt',
  dataset: 'production',
  schema: { types: [...schemaTypes, translationMetadata] },
});
