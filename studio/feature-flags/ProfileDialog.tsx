import { Button, Checkbox, Flex, Grid, Select, Stack, Text } from '@sanity/ui';
import { useId, useState } from 'react';
import { Dialog } from '../dialog/Dialog.tsx';
import styles from './FeaturesMatrix.module.css';
import type { Change } from './lake.ts';
import { type Profile, profileChanges, profileParts } from './profile.ts';
import { ScheduleField } from './ScheduleField.tsx';
import type { SiteColumn } from './siteColumn.ts';
import type { ScheduleChange } from './useSchedules.ts';
import { titleOf, wordsOf } from './values.ts';

const DEFAULTS = 'defaults';
/** Changes listed before they are made; the rest are counted. */
const LISTED = 40;

/**
 * Applies the features and settings of one site, or the defaults, to other sites, by subject. Features are
 * chosen at first; settings often belong to one site, so each subject of them is the user's choice.
 */
export function ProfileDialog({
  sites,
  schedule,
  onApply,
  onClose,
}: {
  sites: readonly SiteColumn[];
  schedule: ScheduleChange | null;
  /** Makes the changes. Returns whether they were stored. */
  onApply: (changes: Change[]) => Promise<boolean>;
  onClose: () => void;
}) {
  const id = useId();
  const [sourceId, setSourceId] = useState('');
  const [targetIds, setTargetIds] = useState<ReadonlySet<string>>(new Set());
  /** Subjects that the user changed from what is chosen at first. */
  const [flipped, setFlipped] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const profile: Profile | undefined =
    sourceId === DEFAULTS ? DEFAULTS : sites.find((site) => site.id === sourceId);
  const candidates = sites.filter((site) => site.id !== sourceId);
  const targets = candidates.filter((site) => targetIds.has(site.id));
  const parts = profile ? profileParts(profile, targets) : [];
  const isChosen = (title: string) => title.startsWith('Settings: ') === flipped.has(title);
  const changes = profile
    ? profileChanges(
        profile,
        targets,
        parts.filter(({ title }) => isChosen(title)).flatMap(({ rows }) => rows),
      )
    : [];
  const all = candidates.every((site) => targetIds.has(site.id));
  const changedSites = new Set(changes.map(({ site }) => site.id)).size;
  async function apply() {
    setBusy(true);
    const isDone = await onApply(changes);
    setBusy(false);
    if (isDone) onClose();
  }
  return (
    <Dialog
      id={`${id}-profile`}
      header="Apply a site’s settings to others"
      width={1}
      onClose={onClose}
      footer={
        <Flex justify="flex-end" gap={2} padding={3} wrap="wrap">
          <Button mode="bleed" fontSize={1} text="Cancel" onClick={onClose} />
          <Button
            fontSize={1}
            disabled={busy || changes.length === 0}
            text={busy ? 'Saving…' : applyText(changes.length, changedSites)}
            onClick={() => void apply()}
          />
        </Flex>
      }
    >
      <Stack gap={5} padding={4}>
        <Stack gap={3}>
          <Text as="label" size={1} weight="semibold" htmlFor={`${id}-from`}>
            Copy from
          </Text>
          <Select
            id={`${id}-from`}
            fontSize={1}
            value={sourceId}
            onChange={(event) => setSourceId(event.currentTarget.value)}
          >
            <option value="">Choose a site</option>
            {sites.map((site) => (
              <option key={site.id} value={site.id}>
                {site.name}
              </option>
            ))}
            <option value={DEFAULTS}>The product’s defaults</option>
          </Select>
        </Stack>
        {profile && (
          <fieldset className={styles.fields} aria-label="Apply to">
            <Stack gap={4}>
              <Flex align="center" justify="space-between">
                <Text size={1} weight="semibold">
                  Apply to
                </Text>
                <Button
                  mode="bleed"
                  fontSize={1}
                  text={all ? 'None' : `All ${candidates.length}`}
                  onClick={() => setTargetIds(new Set(all ? [] : candidates.map((site) => site.id)))}
                />
              </Flex>
              <Grid gridTemplateColumns={[1, 2]} gap={3}>
                {candidates.map((site) => (
                  <Tick
                    key={site.id}
                    label={site.name}
                    checked={targetIds.has(site.id)}
                    onChange={() => setTargetIds(toggled(targetIds, site.id))}
                  />
                ))}
              </Grid>
            </Stack>
          </fieldset>
        )}
        {profile && targets.length > 0 && (
          <fieldset className={styles.fields} aria-label="What to copy">
            <Stack gap={4}>
              <Text size={1} weight="semibold">
                {parts.length > 0 ? 'What to copy' : 'These sites have the same values already'}
              </Text>
              {parts.map(({ title, changes: count }) => (
                <Tick
                  key={title}
                  label={`${title} (${count === 1 ? '1 change' : `${count} changes`})`}
                  checked={isChosen(title)}
                  onChange={() => setFlipped(toggled(flipped, title))}
                />
              ))}
            </Stack>
          </fieldset>
        )}
        {changes.length > 0 && <ChangeList changes={changes} />}
        {changes.length > 0 && schedule && (
          <ScheduleField
            changesAt={() => changes}
            zoneSite={changes[0]?.site}
            disabled={busy}
            schedule={schedule}
            onDone={onClose}
          />
        )}
      </Stack>
    </Dialog>
  );
}

function applyText(count: number, siteCount: number): string {
  if (count === 0) return 'No changes';
  return `Make ${count === 1 ? '1 change' : `${count} changes`} at ${siteCount === 1 ? '1 site' : `${siteCount} sites`}`;
}

function ChangeList({ changes }: { changes: readonly Change[] }) {
  const more = changes.length - LISTED;
  return (
    <details>
      <summary>
        <Text as="span" size={1}>
          Show the changes
        </Text>
      </summary>
      <Stack gap={3} marginTop={4}>
        {changes.slice(0, LISTED).map(({ site, name, value }) => (
          <Text size={1} key={`${site.id} ${name}`}>
            {site.name}: {titleOf(name)}, {wordsOf(name, value)}
          </Text>
        ))}
        {more > 0 && (
          <Text size={1} muted>
            and {more} more
          </Text>
        )}
      </Stack>
    </details>
  );
}

function Tick({ label, checked, onChange }: { label: string; checked: boolean; onChange: () => void }) {
  return (
    <Flex as="label" align="center" gap={3}>
      <Checkbox checked={checked} onChange={onChange} />
      <Text size={1}>{label}</Text>
    </Flex>
  );
}

function toggled(names: ReadonlySet<string>, name: string): Set<string> {
  const copy = new Set(names);
  if (!copy.delete(name)) copy.add(name);
  return copy;
}
