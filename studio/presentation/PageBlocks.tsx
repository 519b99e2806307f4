import type { ItemChange } from '@forecourt/lib/sites/page-edit-messages';
import { AddIcon } from '@sanity/icons/Add';
import { EllipsisVerticalIcon } from '@sanity/icons/EllipsisVertical';
import { Button, Flex, Stack, Text } from '@sanity/ui';
import { Menu, MenuButton, MenuItem } from '@sanity/ui/menu';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { getPublishedId, useClient, useEditState, usePerspective, useSchema } from 'sanity';
import { API_VERSION } from '../document/site.ts';
import { neighbourOf } from './edits/neighbour.ts';
import { useSharedPageEditor } from './edits/pageEditorStore.ts';
import { type Item, itemPath, itemsAt } from './edits/steps.ts';
import { useEditAction } from './edits/useEditAction.ts';
import { useOpenForm } from './edits/useOpenForm.ts';
import { mainDocumentOf } from './mainDocuments.ts';
import styles from './Presentation.module.css';

/** Lists the blocks of the shown page, hidden ones too, with what can be done to each. */
export function PageBlocks({ origin, path }: { origin: string; path: string }) {
  const client = useClient({ apiVersion: API_VERSION });
  const { perspectiveStack } = usePerspective();
  const [pageId, setPageId] = useState<string | null>(null);
  const perspective = perspectiveStack.join();
  useEffect(() => {
    let isStale = false;
    const { filter, params } = mainDocumentOf(origin, path);
    client
      .withConfig({ perspective: perspective.split(',') })
      .fetch<string | null>(`*[_type == "page" && (${filter})][0]._id`, params, { tag: 'preview.blocks' })
      .then(
        (id) => !isStale && setPageId(id && getPublishedId(id)),
        () => !isStale && setPageId(null),
      );
    return () => {
      isStale = true;
    };
  }, [client, origin, path, perspective]);
  return pageId && <Blocks key={pageId} pageId={pageId} />;
}

function Blocks({ pageId }: { pageId: string }) {
  const { selectedPerspective, selectedReleaseId } = usePerspective();
  const { draft, published, version } = useEditState(pageId, 'page', 'default', selectedReleaseId);
  const page =
    selectedPerspective === 'published' ? published : (selectedReleaseId && version) || draft || published;
  const blocks = page ? itemsAt(page, 'blocks') : [];
  const editor = useSharedPageEditor();
  const run = useEditAction();
  const listRef = useRef<HTMLOListElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const deletedRef = useFocusAfterDeletion(blocks, listRef, addRef);
  if (!page) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="page-blocks">
      <Text as="h2" id="page-blocks" size={1} weight="medium">
        Blocks on this page
      </Text>
      <ol ref={listRef} className={styles.blocks}>
        {blocks.map((block, index) => (
          <li key={block._key}>
            <Block
              pageId={pageId}
              block={block}
              isFirst={index === 0}
              isLast={index === blocks.length - 1}
              onDelete={() => {
                deletedRef.current = { key: block._key, neighbour: neighbourOf(blocks, block._key) };
              }}
            />
          </li>
        ))}
      </ol>
      <Button
        ref={addRef}
        mode="ghost"
        fontSize={1}
        padding={2}
        icon={AddIcon}
        text="Add a block"
        disabled={!editor}
        onClick={() => {
          if (editor) run(() => editor.change({ id: pageId, type: 'page', path: 'blocks' }, 'below'));
        }}
      />
    </Stack>
  );
}

/** A block that is about to be deleted, and the block that then gets the focus; null for the button below. */
interface Deleted {
  key: string;
  neighbour: string | null;
}

/**
 * Moves the focus once a block has left the list: to the menu of its neighbour, or to the button that adds a block.
 * A focus that is elsewhere by then stays there.
 * @returns where to note the block that is about to be deleted
 */
function useFocusAfterDeletion(
  blocks: readonly Item[],
  listRef: RefObject<HTMLOListElement | null>,
  addRef: RefObject<HTMLButtonElement | null>,
): RefObject<Deleted | null> {
  const deletedRef = useRef<Deleted | null>(null);
  useEffect(() => {
    const deleted = deletedRef.current;
    if (!deleted || blocks.some(({ _key }) => _key === deleted.key)) return;
    deletedRef.current = null;
    const active = document.activeElement;
    const isElsewhere = active && active !== document.body && !listRef.current?.contains(active);
    if (isElsewhere) return;
    const menu = deleted.neighbour && document.getElementById(menuId(deleted.neighbour));
    (menu || addRef.current)?.focus();
  });
  return deletedRef;
}

const menuId = (key: string) => `page-block-${key}`;

const MENU = [
  ['up', 'Move up'],
  ['down', 'Move down'],
  ['above', 'Add above'],
  ['below', 'Add below'],
  ['duplicate', 'Duplicate'],
  ['hide', 'Hide'],
  ['show', 'Show'],
  ['delete', 'Delete'],
] as const satisfies readonly (readonly [ItemChange, string])[];

function Block({
  pageId,
  block,
  isFirst,
  isLast,
  onDelete,
}: {
  pageId: string;
  block: Item;
  isFirst: boolean;
  isLast: boolean;
  /** Called before the block is deleted. */
  onDelete: () => void;
}) {
  const schema = useSchema();
  const openForm = useOpenForm();
  const editor = useSharedPageEditor();
  const run = useEditAction();
  const path = itemPath('blocks', block._key);
  const type = schema.get(String(block._type))?.title ?? 'Block';
  const heading = typeof block.heading === 'string' ? block.heading : '';
  const isHidden = block.hidden === true;
  const name = heading ? `${type}: ${heading}` : type;
  const offers = ([change]: (typeof MENU)[number]) => {
    if (change === 'hide') return !isHidden;
    if (change === 'show') return isHidden;
    return !((change === 'up' && isFirst) || (change === 'down' && isLast));
  };
  return (
    <Flex align="center" gap={1}>
      <Button
        mode="bleed"
        justify="flex-start"
        padding={2}
        fontSize={1}
        style={{ flex: 1, minWidth: 0 }}
        text={isHidden ? `${name} (hidden)` : name}
        onClick={() => openForm({ id: pageId, type: 'page' }, path)}
      />
      <MenuButton
        id={menuId(block._key)}
        button={
          <Button
            mode="bleed"
            padding={2}
            icon={EllipsisVerticalIcon}
            aria-label={`Change ${name}`}
            disabled={!editor}
          />
        }
        popover={{ portal: true }}
        menu={
          <Menu>
            {MENU.filter(offers).map(([change, label]) => (
              <MenuItem
                key={change}
                text={label}
                fontSize={1}
                onClick={() => {
                  if (!editor) return;
                  if (change === 'delete') onDelete();
                  run(() => editor.change({ id: pageId, type: 'page', path }, change));
                }}
              />
            ))}
          </Menu>
        }
      />
    </Flex>
  );
}
