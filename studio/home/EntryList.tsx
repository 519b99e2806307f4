import { ChevronDownIcon } from '@sanity/icons/ChevronDown';
import { Badge, Button, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import styles from './Home.module.css';
import { bySite, type Entry } from './lists.ts';
import type { HomeSite } from './query.ts';

const FIRST = 6;

export function EntryList({
  id,
  title,
  explanation,
  entries,
  sites,
  isOpen,
  when,
}: {
  id: string;
  title: string;
  explanation: string;
  entries: readonly Entry[];
  sites: readonly HomeSite[];
  isOpen: boolean;
  when: (at: Date, siteId: string | undefined) => string;
}) {
  return (
    <details id={id} className={styles.list} open={isOpen && entries.length > 0}>
      <summary>
        <Stack gap={3}>
          <Text size={1} weight="medium" as="h3">
            {title}
          </Text>
          <Text size={1} muted>
            {entries.length > 0 ? explanation : 'None.'}
          </Text>
        </Stack>
        <Text size={1}>
          <Badge tone={entries.length > 0 ? 'primary' : 'default'} fontSize={1}>
            {entries.length}
          </Badge>{' '}
          <ChevronDownIcon />
        </Text>
      </summary>
      <div className={styles.groups}>
        {bySite(entries, sites).map((group) => (
          <Group key={group.name} {...group} when={when} sites={sites} />
        ))}
      </div>
    </details>
  );
}

function Group({
  name,
  entries,
  sites,
  when,
}: {
  name: string;
  entries: readonly Entry[];
  sites: readonly HomeSite[];
  when: (at: Date, siteId: string | undefined) => string;
}) {
  const [all, setAll] = useState(false);
  const site = sites.find((each) => each.name === name)?.id;
  const shownEntries = all ? entries : entries.slice(0, FIRST);
  return (
    <Stack gap={4}>
      <Text size={1} weight="semibold" muted as="h4">
        {name}
      </Text>
      <Lines entries={shownEntries} when={(at) => when(at, site)} />
      {shownEntries.length < entries.length && (
        <div>
          <Button
            mode="bleed"
            fontSize={1}
            padding={2}
            text={`Show all ${entries.length} for ${name}`}
            onClick={() => setAll(true)}
          />
        </div>
      )}
    </Stack>
  );
}

export function Lines({
  entries,
  when,
}: {
  entries: readonly Entry[];
  when: (at: Date, entry: Entry) => string;
}) {
  const schema = useSchema();
  return (
    <ul className={styles.lines}>
      {entries.map((entry) => {
        const { key, id, type, title, detail, at } = entry;
        return (
          <li key={key} className={styles.line}>
            <Stack gap={3}>
              <Text size={1}>
                <IntentLink
                  intent={type === 'release' ? 'release' : 'edit'}
                  params={type === 'release' ? { id } : { id, type }}
                >
                  {title}
                </IntentLink>
              </Text>
              <Text size={1} muted>
                {[type !== 'release' && (schema.get(type)?.title ?? type), detail]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </Stack>
            {at ? (
              <Text size={1} muted>
                <time dateTime={at.toISOString()}>{when(at, entry)}</time>
              </Text>
            ) : (
              <span />
            )}
          </li>
        );
      })}
    </ul>
  );
}
