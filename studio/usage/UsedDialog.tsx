import { Button, Card, Flex, Select, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import type { Cleared, Removal } from './clear.ts';
import type { Replacement } from './takeOut.ts';
import styles from './UsedDialog.module.css';

/** What somebody is told who removes what is used, and may do about it. */
export interface Used {
  cleared: Cleared[];
  replacements: (Replacement & { title: string })[];
}

const VERBS: Readonly<Record<Removal, string>> = { delete: 'delete', unpublish: 'unpublish' };

/** Where a document is used, and the ways to remove it that leave no hole. */
export function UsedDialog({
  used: { cleared, replacements },
  removal,
  isBusy,
  onLeave,
  onRemove,
}: {
  used: Used;
  removal: Removal;
  isBusy: boolean;
  onLeave: () => void;
  onRemove: (by: Replacement | null) => void;
}) {
  const [chosen, setChosen] = useState('');
  const replacement = replacements.find(({ id }) => id === chosen);
  const isStuck = cleared.some(({ parts }) => parts === null);
  const one = cleared.length === 1;
  const verb = VERBS[removal];
  return (
    <Stack gap={5}>
      <Text size={1}>
        {one ? 'One document uses' : `${cleared.length} documents use`} this one. It is taken out of{' '}
        {one ? 'it' : 'them'} or replaced in the same step, published and in drafts, so that no page shows a
        hole.
      </Text>
      <Stack as="ul" gap={2}>
        {cleared.map(({ place, parts }) => (
          <Card as="li" key={place.id} border radius={2} padding={3}>
            <PlaceLine id={place.id} type={place.type} title={place.title} parts={parts} onLeave={onLeave} />
          </Card>
        ))}
      </Stack>
      <Stack gap={3}>
        <Text as="label" htmlFor="usage-replacement" size={1} weight="medium">
          Put in its place
        </Text>
        <Flex gap={2} wrap="wrap">
          <Flex flex={1}>
            <Select
              id="usage-replacement"
              value={chosen}
              disabled={replacements.length === 0}
              onChange={(event) => setChosen(event.currentTarget.value)}
            >
              <option value="">{replacements.length > 0 ? 'Choose another' : 'There is no other'}</option>
              {replacements.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </Select>
          </Flex>
          <Button
            mode="ghost"
            text={`Replace and ${verb}`}
            disabled={!replacement || isBusy}
            onClick={() => replacement && onRemove(replacement)}
          />
        </Flex>
      </Stack>
      <Flex gap={3} align="center" justify="flex-end" wrap="wrap">
        {isStuck && (
          <Text size={1} muted>
            Where it is needed, it can only be replaced.
          </Text>
        )}
        <Button mode="ghost" text="Keep it" onClick={onLeave} />
        <Button
          text={`Take it out and ${verb}`}
          disabled={isStuck || isBusy}
          loading={isBusy}
          onClick={() => onRemove(null)}
        />
      </Flex>
    </Stack>
  );
}

function PlaceLine({
  id,
  type,
  title,
  parts,
  onLeave,
}: {
  id: string;
  type: string;
  title: string;
  parts: string[] | null;
  onLeave: () => void;
}) {
  const schema = useSchema();
  const titleOf = (name: string) => schema.get(name)?.title ?? name;
  const withIt = (parts ?? []).filter((part) => part !== 'reference' && part !== 'link').map(titleOf);
  return (
    <Stack gap={3}>
      <Text size={1}>
        <IntentLink className={styles.link} intent="edit" params={{ id, type }} onClick={onLeave}>
          {title}
        </IntentLink>{' '}
        ({titleOf(type)})
      </Text>
      {(parts === null || withIt.length > 0) && (
        <Text size={1} muted>
          {parts === null ? 'Cannot be without it.' : `With it goes: ${withIt.join(', ')}.`}
        </Text>
      )}
    </Stack>
  );
}
