import { isLanguage, LANGUAGE_FACTS, type Language } from '@forecourt/lib/platform/language/languages';
import { isTranslation } from '@forecourt/lib/sites/translations';
import { Button, Flex, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  type DocumentActionProps,
  useClient,
} from 'sanity';
import { API_VERSION } from '../document/site.ts';

interface Linked {
  metadataId: string;
  translations: { language: Language; id: string }[];
}
type Answer = {
  id: string;
  translations: ({ language: string | null; id: string | null } | null)[] | null;
} | null;

const LINKED = `*[_type == "translation.metadata" && references($id)][0]{
  "id": _id,
  "translations": translations[language != "en" && defined(value->_id)]{ language, "id": value._ref }
}`;
const wrappedActions = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

/**
 * Wraps 'Delete' of an English document, which offers to delete its translations too, and hides 'Duplicate' of
 * a translation. Other actions are unchanged.
 */
export function withTranslations(action: DocumentActionComponent): DocumentActionComponent {
  if (action.action !== 'delete' && action.action !== 'duplicate') return action;
  // Sanity resolves actions on every change. A new function each time would close the dialog.
  const own = wrappedActions.get(action) ?? wrap(action);
  wrappedActions.set(action, own);
  return own;
}

function wrap(action: DocumentActionComponent): DocumentActionComponent {
  const own: DocumentActionComponent = (props) => {
    const original = action(props);
    const removal = useRemoval(original, props);
    if (action.action === 'delete') return removal;
    return isTranslation(props.draft ?? props.published) ? null : original;
  };
  return Object.assign(own, { action: action.action, displayName: action.displayName });
}

function useRemoval(
  original: DocumentActionDescription | null,
  { id, draft, published }: DocumentActionProps,
): DocumentActionDescription | null {
  const client = useClient({ apiVersion: API_VERSION });
  const toast = useToast();
  const [linked, setLinked] = useState<Linked | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (!original || isTranslation(draft ?? published)) return original;

  const ask = async () => {
    setBusy(true);
    const answer = await client
      .withConfig({ perspective: 'drafts' })
      .fetch<Answer>(LINKED, { id }, { tag: 'translations.linked' })
      .catch(() => null);
    setBusy(false);
    const translations = (answer?.translations ?? []).flatMap((entry) =>
      entry?.id && isLanguage(entry.language) ? [{ language: entry.language, id: entry.id }] : [],
    );
    if (answer && translations.length > 0) setLinked({ metadataId: answer.id, translations });
    else original.onHandle?.();
  };
  const proceed = () => {
    setLinked(null);
    original.onHandle?.();
  };
  const removeAll = async ({ metadataId, translations }: Linked) => {
    setBusy(true);
    try {
      const transaction = client.transaction().delete(metadataId);
      for (const translation of translations)
        transaction.delete(translation.id).delete(`drafts.${translation.id}`);
      await transaction.commit({ tag: 'translations.delete' });
      proceed();
    } catch (reason) {
      toast.push({
        status: 'error',
        title: 'The translations could not be deleted',
        description: reason instanceof Error ? reason.message : String(reason),
      });
    } finally {
      setBusy(false);
    }
  };
  return {
    ...original,
    disabled: original.disabled || isBusy,
    onHandle: () => void ask(),
    dialog: linked
      ? {
          type: 'dialog',
          header: 'Delete its translations too?',
          onClose: () => setLinked(null),
          content: (
            <Stack gap={4}>
              <Text size={1}>
                {`Without the English document, shoppers don’t see its translations: ${linked.translations
                  .map(({ language }) => LANGUAGE_FACTS[language].englishName)
                  .join(', ')}.`}
              </Text>
              <Flex gap={2} wrap="wrap">
                <Button
                  mode="ghost"
                  text="Delete translations and continue"
                  disabled={isBusy}
                  onClick={() => void removeAll(linked)}
                />
                <Button mode="ghost" text="Keep translations" disabled={isBusy} onClick={proceed} />
              </Flex>
            </Stack>
          ),
        }
      : original.dialog,
  };
}
