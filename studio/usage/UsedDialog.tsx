import { Button, Card, Flex, Select, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import type { Cleared, Removal } from './clear.ts';
import type { Replacement } from './takeOut.ts';
import styles from './UsedDialog.module.css';
import type { Shown } from './usage.ts';

/** What somebody is told who removes what is used, and may do about it. */
export interface Used {
  cleared: Cleared[];
  replacements: (Replacement & { title: string })[];
  /** Where it shows by itself. */
  listings: Shown[];
}

const VERBS: Readonly<Record<Removal, string>> = { delete: 'delete', unpublish: 'unpublish' };
const VERB_BUTTONS: Readonly<Record<Removal, string>> = { delete: 'Delete it', unpublish: 'Unpublish it' };

/** Where a document is used, and the ways to remove it that leave no hole. */
export function UsedDialog({
  used: { cleared, replacements, listings },
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
  const [chosenId, setChosenId] = useState('');
  const replacement = replacements.find(({ id }) => id === chosenId);
  const isStuck = cleared.some(({ parts }) => parts === null);
  const isNamed = cleared.length > 0;
  const verb = VERBS[removal];
  return (
    <Stack gap={5}>
      {isNamed && <Places cleared={cleared} onLeave={onLeave} />}
      {listings.length > 0 && <Listings listings={listings} isNamed={isNamed} verb={verb} />}
      {isNamed && (
        <Stack gap={3}>
          <Text as="label" htmlFor="usage-replacement" size={1} weight="medium">
            Put in its place
          </Text>
          <Flex gap={2} wrap="wrap">
            <Flex flex={1}>
              <Select
                id="usage-replacement"
                value={chosenId}
                disabled={replacements.length === 0}
                onChange={(event) => setChosenId(event.currentTarget.value)}
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
      )}
      <Flex gap={3} align="center" justify="flex-end" wrap="wrap">
        {isStuck && (
          <Text size={1} muted>
            Where it is needed, it can only be replaced.
          </Text>
        )}
        <Button mode="ghost" text="Keep it" onClick={onLeave} />
        <Button
          text={isNamed ? `Take it out and ${verb}` : VERB_BUTTONS[removal]}
          disabled={isStuck || isBusy}
          loading={isBusy}
          onClick={() => onRemove(null)}
        />
      </Flex>
    </Stack>
  );
}

/** The documents that name it, and what goes from each. */
function Places({ cleared, onLeave }: { cleared: Cleared[]; onLeave: () => void }) {
  const one = cleared.length === 1;
  return (
    <>
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
    </>
  );
}

/** Pages that show it without naming it: nothing has to be done there, but somebody may look for it. */
function Listings({ listings, isNamed, verb }: { listings: Shown[]; isNamed: boolean; verb: string }) {
  return (
    <Stack gap={4}>
      <Text size={1}>
        {isNamed ? 'It also shows' : 'No document names this one, but it shows'} in lists that fill
        themselves. They go on without it as soon as you {verb} it.
      </Text>
      <Stack as="ul" gap={2} className={styles.listings} aria-label="Lists that show it by themselves">
        {listings.map(({ site, title, href }) => (
          <li key={`${title} ${href}`}>
            <Text size={1}>
              <a className={styles.link} href={href} target="_blank" rel="noreferrer">
                {title}
              </a>{' '}
              ({site})
            </Text>
          </li>
        ))}
      </Stack>
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
