import type { EditPlace, ItemChange, ItemDescription } from '@forecourt/lib/sites/page-edit-messages';
import { useToast } from '@sanity/ui/toast';
import { useEffect, useMemo, useState } from 'react';
import {
  getPublishedId,
  isReleaseDocument,
  type SchemaType,
  useClient,
  useCurrentUser,
  useDocumentStore,
  useGrantsStore,
  useInitialValueResolverContext,
  usePerspective,
  useSchema,
} from 'sanity';
import { API_VERSION } from '../../document/site.ts';
import type { PreviewSite } from '../sites.ts';
import { type Edit, EditHistory, type EditTarget } from './editHistory.ts';
import { newItem, newKey } from './newItem.ts';
import { isOfSite } from './ofSite.ts';
import { type OpenDocument, OpenDocuments } from './openDocuments.ts';
import { isReferenceType, isWritable, itemTypesOf, typeAt } from './schemaFields.ts';
import {
  added,
  applied,
  duplicated,
  hiddenOrShown,
  itemPath,
  itemsAt,
  listOf,
  movedBy,
  movedNextTo,
  removed,
  reverted,
  type Step,
  typed,
  valueAt,
} from './steps.ts';
import { useOpenForm } from './useOpenForm.ts';

/** Of this tab. Kept at module level, as the tool is mounted again for another site. */
const history = new EditHistory();

/** A problem to show to the editor. */
export class EditProblem extends Error {}

/** Asks in a dialog which item to add next to an item, or at the end of a list. */
export interface AddQuestion {
  place: EditPlace;
  position: 'above' | 'below';
  types: readonly SchemaType[];
  list: SchemaType;
}

export interface PageEditor {
  /** Label of the next change to undo; undefined if there is none. */
  undoLabel: string | undefined;
  redoLabel: string | undefined;
  question: AddQuestion | null;
  closeQuestion: () => void;
  /** Adds an item of the chosen type. */
  add: (question: AddQuestion, type: SchemaType) => Promise<void>;
  /** Returns the text of a field that is about to be typed in. */
  begin: (place: EditPlace) => Promise<string>;
  type: (place: EditPlace, text: string) => Promise<void>;
  endTyping: () => void;
  describe: (place: EditPlace) => Promise<ItemDescription>;
  change: (place: EditPlace, change: ItemChange) => Promise<void>;
  move: (place: EditPlace, next: EditPlace, position: 'before' | 'after') => Promise<void>;
  undo: () => Promise<void>;
  redo: () => Promise<void>;
}

const DONE: Readonly<Record<Exclude<ItemChange, 'above' | 'below'>, string>> = {
  up: 'moved up',
  down: 'moved down',
  duplicate: 'duplicated',
  hide: 'hidden',
  show: 'shown',
  delete: 'deleted',
};

const REFUSED = {
  permission: 'You do not have permission to change this.',
  published: 'Published content cannot be changed here. Choose Drafts or a release first.',
  locked: 'This release cannot be changed. Unschedule it first, or choose Drafts.',
  notInRelease: 'This is not part of the release yet. Add it to the release in the form first.',
  otherSite: 'This belongs to another site. Open that site to change it.',
  readOnly: 'This cannot be changed on the page. Look for it in the form.',
  missing: 'This is no longer there. Reload the preview.',
  loading: 'The studio could not load this. Try again in a moment.',
  conflict: 'Somebody changed this in the meantime, so it was left as it is.',
  chosen: 'Choose this in the form.',
} as const;

const titleOf = (type: SchemaType | null): string => type?.title ?? 'Item';

/**
 * Edits documents from their page. Changes go through the studio's own document operations, like the form's:
 * to the draft or the chosen release's version, with the user's permissions.
 * @param site the previewed site; documents of other sites are refused
 */
export function usePageEditor(site: PreviewSite | undefined): PageEditor {
  const client = useClient({ apiVersion: API_VERSION });
  const documentStore = useDocumentStore();
  const grantsStore = useGrantsStore();
  const schema = useSchema();
  const user = useCurrentUser();
  const initialValues = useInitialValueResolverContext();
  const { selectedPerspective, selectedReleaseId } = usePerspective();
  const openForm = useOpenForm();
  const toast = useToast();
  const [, setCount] = useState(0);
  const [question, setQuestion] = useState<AddQuestion | null>(null);
  const userId = user?.id;
  const documents = useMemo(
    () => new OpenDocuments({ client, documentStore, grantsStore, schema, userId }),
    [client, documentStore, grantsStore, schema, userId],
  );
  useEffect(() => () => documents.close(), [documents]);

  const changed = () => setCount((count) => count + 1);

  function targetOf({ id, type }: EditPlace): EditTarget {
    if (selectedPerspective === 'published') throw new EditProblem(REFUSED.published);
    if (selectedReleaseId) {
      const isOpen = isReleaseDocument(selectedPerspective) && selectedPerspective.state === 'active';
      if (!isOpen) throw new EditProblem(REFUSED.locked);
    }
    return { id: getPublishedId(id), type, version: selectedReleaseId };
  }

  async function opened(target: EditTarget) {
    // The sites are still loading.
    if (!site) throw new EditProblem(REFUSED.loading);
    const documentType = schema.get(target.type);
    if (!documentType) throw new EditProblem(REFUSED.missing);
    const document = await documents.get(target).catch((): OpenDocument => {
      throw new EditProblem(REFUSED.loading);
    });
    if (target.version && !document.isInRelease) throw new EditProblem(REFUSED.notInRelease);
    const { value } = document;
    if (value?._type !== target.type) throw new EditProblem(REFUSED.missing);
    if (!isOfSite(value, site)) throw new EditProblem(REFUSED.otherSite);
    if (!document.mayUpdate) throw new EditProblem(REFUSED.permission);
    return { documentType, value, patch: document.patch };
  }

  async function writable(target: EditTarget, path: string) {
    const document = await opened(target);
    if (!isWritable(document.documentType, document.value, path, user))
      throw new EditProblem(valueAt(document.value, path) === undefined ? REFUSED.missing : REFUSED.readOnly);
    return document;
  }

  /** Applies a step and returns it with what it replaced. */
  async function perform(target: EditTarget, step: Step): Promise<Step> {
    const { value, patch } = await opened(target);
    const result = applied(step, value);
    if (!result) throw new EditProblem(REFUSED.conflict);
    if (!patch) throw new EditProblem(REFUSED.loading);
    patch(result.patches);
    return result.step;
  }

  async function record(target: EditTarget, step: Step, label: string, isTyping = false): Promise<void> {
    history.record({ target, step: await perform(target, step), label }, isTyping);
    changed();
  }

  async function ask(place: EditPlace, position: 'above' | 'below'): Promise<void> {
    const target = targetOf(place);
    const path = listOf(place.path)?.list ?? place.path;
    const { documentType, value } = await writable(target, path);
    const list = typeAt(documentType, value, path);
    const types = itemTypesOf(list ?? undefined);
    const [only] = types;
    if (!list || !only || types.some(isReferenceType)) {
      openForm(target, path);
      throw new EditProblem(REFUSED.chosen);
    }
    if (types.length === 1) await add({ place, position, types, list }, only);
    else setQuestion({ place, position, types, list });
  }

  async function add({ place, position }: AddQuestion, type: SchemaType): Promise<void> {
    setQuestion(null);
    const target = targetOf(place);
    const item = await newItem(type, initialValues);
    const { value } = await opened(target);
    const step = added(value, place.path, item, position);
    if (step?.kind !== 'insert') throw new EditProblem(REFUSED.missing);
    await record(target, step, `${titleOf(type)} added`);
    openForm(target, itemPath(step.list, item._key));
  }

  async function change(place: EditPlace, kind: ItemChange): Promise<void> {
    if (kind === 'above' || kind === 'below') return ask(place, kind);
    const target = targetOf(place);
    const { documentType, value } = await writable(target, place.path);
    const type = typeAt(documentType, value, place.path);
    if (kind === 'duplicate' && type && isReferenceType(type)) throw new EditProblem(REFUSED.chosen);
    const step = stepOf(value, place.path, kind);
    if (!step) throw new EditProblem(REFUSED.missing);
    const label = `${titleOf(type)} ${DONE[kind]}`;
    await record(target, step, label);
    if (kind === 'delete' || kind === 'hide')
      toast.push({ id: 'page-edit', status: 'info', title: label, description: 'Undo is above the page.' });
  }

  /** Reverts or repeats a change. A change that is not possible any more is forgotten. */
  async function again(edit: Edit | undefined, onDone: (edit: Edit) => void, onFailed: () => void) {
    if (!edit) return;
    try {
      // The release may have been scheduled since.
      if (edit.target.version !== selectedReleaseId) throw new EditProblem(OTHER_VERSION);
      targetOf({ ...edit.target, path: '' });
      onDone({ ...edit, step: await perform(edit.target, reverted(edit.step)) });
      changed();
    } catch (error) {
      if (error instanceof EditProblem && error.message === REFUSED.conflict) onFailed();
      changed();
      throw error;
    }
  }

  return {
    undoLabel: history.last?.label,
    redoLabel: history.next?.label,
    question,
    closeQuestion: () => setQuestion(null),
    add,
    async begin(place) {
      const { value } = await writable(targetOf(place), place.path);
      const text = valueAt(value, place.path);
      if (typeof text !== 'string') throw new EditProblem(REFUSED.readOnly);
      history.endTyping();
      return text;
    },
    async type(place, text) {
      const target = targetOf(place);
      const { value } = await writable(target, place.path);
      const step = typed(value, place.path, text);
      if (step) await record(target, step, 'Text changed', true);
    },
    endTyping: () => history.endTyping(),
    async describe(place) {
      const { documentType, value } = await writable(targetOf(place), place.path);
      const type = typeAt(documentType, value, place.path);
      const { list, key } = listOf(place.path) ?? {};
      const items = list ? itemsAt(value, list) : [];
      return {
        title: titleOf(type),
        isFirst: items[0]?._key === key,
        isLast: items.at(-1)?._key === key,
        canHide: type !== null && 'fields' in type && type.fields.some(({ name }) => name === 'hidden'),
      };
    },
    change,
    async move(place, next, position) {
      if (place.id !== next.id) throw new EditProblem(REFUSED.readOnly);
      const target = targetOf(place);
      const { documentType, value } = await writable(target, place.path);
      const step = movedNextTo(value, place.path, next.path, position);
      if (step) await record(target, step, `${titleOf(typeAt(documentType, value, place.path))} moved`);
    },
    undo: () =>
      again(
        history.last,
        (edit) => history.undid(edit),
        () => history.forgetLast(),
      ),
    redo: () =>
      again(
        history.next,
        (edit) => history.redid(edit),
        () => history.forgetNext(),
      ),
  };
}

const OTHER_VERSION = 'This change was made in another release or in drafts. Choose that one first.';

function stepOf(value: unknown, path: string, kind: Exclude<ItemChange, 'above' | 'below'>): Step | null {
  if (kind === 'up' || kind === 'down') return movedBy(value, path, kind);
  if (kind === 'duplicate') return duplicated(value, path, newKey);
  if (kind === 'delete') return removed(value, path);
  return hiddenOrShown(value, path, kind === 'hide');
}
