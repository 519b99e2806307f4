import { Mutation as PatchProgram } from '@sanity/mutator';
import type { LakeDocument } from '../document.ts';
import { normalisePaths } from './paths.ts';
import type { PatchOperations } from './schema.ts';

/**
 * Applies patch operations with the Studio's implementation, so that the editor's preview and the stored
 * document follow the same rules. Does not mutate `document`. Throws on an invalid path.
 */
export function applyPatch(document: LakeDocument, operations: PatchOperations): LakeDocument {
  const { merge, ...others } = normalisePaths(operations);
  const patch = { ...others, id: document._id };
  const program = new PatchProgram({ mutations: [structuredClone({ patch })] as never });
  const patchedDocument = program.apply(document) as LakeDocument;
  return merge ? { ...patchedDocument, ...merge } : patchedDocument;
}
