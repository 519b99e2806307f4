import { isAdministrator } from '@forecourt/schemas/documents/siteFeatures';
import { LockIcon } from '@sanity/icons/Lock';
import { Box, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import { useDeferredValue, useState } from 'react';
import { useCurrentUser } from 'sanity';
import { Waiting } from '../back-office/Notice.tsx';
import styles from './FeaturesMatrix.module.css';
import { latestOf } from './history.ts';
import { MatrixTable } from './MatrixTable.tsx';
import { type Opened, OpenedDialog } from './OpenedDialog.tsx';
import { ProfileDialog } from './ProfileDialog.tsx';
import { featureGroups } from './rows.ts';
import { ScheduledDialog } from './ScheduledDialog.tsx';
import { Toolbar, type View } from './Toolbar.tsx';
import { useChange } from './useChange.ts';
import { useFeatureSites } from './useFeatureSites.ts';
import { useSchedules } from './useSchedules.ts';

const EVERYTHING: View = { words: '', differing: false, settings: true, by: 'page', compared: null };

/** Features and settings by site. Administrators can edit them, other roles can only read. */
export function FeaturesMatrix() {
  const user = useCurrentUser();
  const administrator = isAdministrator(user);
  const { sites, history, error, apply, retry } = useFeatureSites();
  const [view, setView] = useState<View>(EVERYTHING);
  const [panel, setPanel] = useState<'profile' | 'scheduled' | null>(null);
  const { schedules, schedule, cancel, reload } = useSchedules(administrator);
  const [openedCell, setOpenedCell] = useState<Opened | null>(null);
  // Settings add thousands of cells, so they are rendered after the features.
  const settings = useDeferredValue(view.settings, false);
  const change = useChange(sites ?? [], apply);

  if (error && !sites)
    return (
      <Centre>
        <Text role="alert">The features could not be loaded: {error}</Text>
        <Button text="Try again" onClick={retry} />
      </Centre>
    );
  if (!sites)
    return (
      <Centre>
        <Waiting>Loading features…</Waiting>
      </Centre>
    );

  const latest = latestOf(history, user?.id ?? '');
  const undoWords = change.wordsOf(latest);
  const undo =
    administrator && undoWords ? { words: `Undo: ${undoWords}`, run: () => change.putBack(latest) } : null;
  const shownSites = view.compared ? sites.filter(({ id }) => view.compared?.includes(id)) : sites;
  const groups = featureGroups(view.words, {
    settings,
    by: view.by,
    ...((view.differing || view.compared) && { differing: shownSites }),
  });
  return (
    <Card height="fill" className={styles.tool} data-testid="features-tool">
      <Box className={styles.head} paddingX={4} paddingTop={5} paddingBottom={4}>
        <Flex align="flex-end" justify="space-between" gap={4} wrap="wrap">
          <Stack gap={4}>
            <Heading as="h1" size={2}>
              Features
            </Heading>
            <Text size={1} muted>
              Choose what each site offers. Changes go live straight away.
            </Text>
          </Stack>
          <Toolbar view={view} sites={sites} undo={undo} onView={setView}>
            {administrator && sites.length > 1 && (
              <Button
                mode="ghost"
                fontSize={1}
                text="Copy between sites"
                onClick={() => setPanel('profile')}
              />
            )}
            {schedules && (
              <Button
                mode="ghost"
                fontSize={1}
                text={scheduledText(schedules.filter(({ state }) => state === 'waiting').length)}
                onClick={() => {
                  reload();
                  setPanel('scheduled');
                }}
              />
            )}
          </Toolbar>
        </Flex>
        {!administrator && (
          <Card tone="caution" radius={3} padding={3} marginTop={4} border role="note">
            <Flex gap={3} align="center">
              <Text size={1}>
                <LockIcon />
              </Text>
              <Text size={1}>
                You can view features and settings, but only administrators can change them. Ask an
                administrator to make a change.
              </Text>
            </Flex>
          </Card>
        )}
      </Box>
      {shownSites.length > 0 && groups.length > 0 ? (
        <MatrixTable
          groups={groups}
          sites={shownSites}
          history={history}
          readOnly={!administrator}
          onSwitch={(row, site, on) => setOpenedCell({ kind: 'switch', row, site, on })}
          onSetting={(row, site) => setOpenedCell({ kind: 'setting', row, site })}
          onChanges={(row, site) => setOpenedCell({ kind: 'changes', row, site })}
        />
      ) : (
        <Centre>
          <Text muted>
            {!sites.length
              ? 'There are no published sites yet.'
              : view.compared && !view.words
                ? 'These two sites have the same features.'
                : 'No matching features.'}
          </Text>
          {sites.length > 0 && (
            <Button mode="ghost" text="Show all features" onClick={() => setView(EVERYTHING)} />
          )}
        </Centre>
      )}
      {openedCell && (
        <OpenedDialog
          opened={openedCell}
          sites={sites}
          history={history}
          readOnly={!administrator}
          change={change}
          schedule={schedule}
          schedules={schedules ?? []}
          onCancel={cancel}
          onClose={() => setOpenedCell(null)}
        />
      )}
      {panel === 'profile' && (
        <ProfileDialog
          sites={sites}
          schedule={schedule}
          onApply={change.applyProfile}
          onClose={() => setPanel(null)}
        />
      )}
      {panel === 'scheduled' && schedules && (
        <ScheduledDialog
          schedules={schedules}
          sites={sites}
          onCancel={cancel}
          onClose={() => setPanel(null)}
        />
      )}
    </Card>
  );
}

const scheduledText = (waiting: number) =>
  waiting === 0 ? 'Scheduled changes' : `Scheduled changes (${waiting})`;

function Centre({ children }: { children: React.ReactNode }) {
  return (
    <Flex align="center" justify="center" direction="column" gap={4} padding={6} height="fill">
      {children}
    </Flex>
  );
}
