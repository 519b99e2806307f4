import { Button, Card, Flex, Select, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import type { PlannedRemoval, Removal } from './removeEverywhere.ts';
import type { Replacement } from './removeReferences.ts';
import styles from './UsedDialog.module.css';
import type { Shown } from './usage.ts';

/** Where a document is used, and what can replace it. */
export interface Used {
  removals: PlannedRemoval[];
  replacements: (Replacement & { title: string })[];
  listings: Shown[];
}

const VERBS: Readonly<Record<Removal, string>> = { delete: 'delete', unpublish: 'unpublish' };
const VERB_BUTTONS: Readonly<Record<Removal, string>> = { delete: 'Delete', unpublish: 'Unpublish' };

export function UsedDialog({
  used: { removals, replacements, listings },
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
  const isStuck = removals.some(({ parts }) => parts === null);
  const isNamed = removals.length > 0;
  const verb = VERBS[removal];
  return (
    <Stack gap={5}>
      {isNamed && <Referrers removals={removals} onLeave={onLeave} />}
      {listings.length > 0 && <Listings listings={listings} isNamed={isNamed} verb={verb} />}
      {isNamed && (
        <Stack gap={3}>
          <Text as="label" htmlFor="usage-replacement" size={1} weight="medium">
            Replace with
          </Text>
          <Flex gap={2} wrap="wrap">
            <Flex flex={1}>
              <Select
                id="usage-replacement"
                value={chosenId}
                disabled={replacements.length === 0}
                onChange={(event) => setChosenId(event.currentTarget.value)}
              >
                <option value="">
                  {replacements.length > 0 ? 'Choose a document' : 'No other documents'}
                </option>
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
            Required references can only be replaced.
          </Text>
        )}
        <Button mode="ghost" text="Cancel" onClick={onLeave} />
        <Button
          text={isNamed ? `Remove references and ${verb}` : VERB_BUTTONS[removal]}
          disabled={isStuck || isBusy}
          loading={isBusy}
          onClick={() => onRemove(null)}
        />
      </Flex>
    </Stack>
  );
}

/** The documents that refer to it, and what is removed from each. */
function Referrers({ removals, onLeave }: { removals: PlannedRemoval[]; onLeave: () => void }) {
  const one = removals.length === 1;
  return (
    <>
      <Text size={1}>
        {one ? 'One document uses' : `${removals.length} documents use`} this document. The reference is
        removed from {one ? 'it' : 'them'} or replaced in the same step, in published documents and drafts.
      </Text>
      <Stack as="ul" gap={2}>
        {removals.map(({ referrer, parts }) => (
          <Card as="li" key={referrer.id} border radius={2} padding={3}>
            <ReferrerLine
              id={referrer.id}
              type={referrer.type}
              title={referrer.title}
              parts={parts}
              onLeave={onLeave}
            />
          </Card>
        ))}
      </Stack>
    </>
  );
}

/** Pages with automatic lists that show it. They need no change. */
function Listings({ listings, isNamed, verb }: { listings: Shown[]; isNamed: boolean; verb: string }) {
  return (
    <Stack gap={4}>
      <Text size={1}>
        {isNamed ? 'It is also shown' : 'No document refers to it, but it is shown'} in automatic lists. They
        update when you {verb} it.
      </Text>
      <Stack as="ul" gap={2} className={styles.listings} aria-label="Automatic lists that show it">
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

function ReferrerLine({
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
          {parts === null ? 'Required.' : `Also removed: ${withIt.join(', ')}.`}
        </Text>
      )}
    </Stack>
  );
}
