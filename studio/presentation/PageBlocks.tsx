import type { ItemChange } from '@forecourt/lib/sites/page-edit-messages';
import { AddIcon } from '@sanity/icons/Add';
import { EllipsisVerticalIcon } from '@sanity/icons/EllipsisVertical';
import { Button, Flex, Stack, Text } from '@sanity/ui';
import { Menu, MenuButton, MenuItem } from '@sanity/ui/menu';
import { useEffect, useState } from 'react';
import { getPublishedId, useClient, useEditState, usePerspective, useSchema } from 'sanity';
import { API_VERSION } from '../document/site.ts';
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
  if (!page) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="page-blocks">
      <Text as="h2" id="page-blocks" size={1} weight="medium">
        Blocks on this page
      </Text>
      <ol className={styles.blocks}>
        {blocks.map((block, index) => (
          <li key={block._key}>
            <Block pageId={pageId} block={block} isFirst={index === 0} isLast={index === blocks.length - 1} />
          </li>
        ))}
      </ol>
      <Button
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
}: {
  pageId: string;
  block: Item;
  isFirst: boolean;
  isLast: boolean;
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
        id={`page-block-${block._key}`}
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
                  if (editor) run(() => editor.change({ id: pageId, type: 'page', path }, change));
                }}
              />
            ))}
          </Menu>
        }
      />
    </Flex>
  );
}
