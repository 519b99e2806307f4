import { Mutation as PatchProgram } from '@sanity/mutator';
import type { LakeDocument } from '../document.ts';
import { withKnownPaths } from './paths.ts';
import type { PatchOperations } from './schema.ts';

/**
 * Applies patch operations with the Studio's own implementation, so that what an editor sees while typing and
 * what the lake stores are computed by the same rules. Never changes `document`. Throws on a bad path.
 */
export function applyPatch(document: LakeDocument, operations: PatchOperations): LakeDocument {
  const { merge, ...others } = withKnownPaths(operations);
  const patch = { ...others, id: document._id };
  const program = new PatchProgram({ mutations: [structuredClone({ patch })] as never });
  const patched = program.apply(document) as LakeDocument;
  return merge ? { ...patched, ...merge } : patched;
}
