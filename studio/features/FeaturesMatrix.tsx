import { isAdministrator } from '@forecourt/schemas/documents/siteFeatures';
import { featureTitle } from '@forecourt/schemas/fields/featureTitle';
import { LockIcon } from '@sanity/icons/Lock';
import { Box, Button, Card, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useDeferredValue, useState } from 'react';
import { useCurrentUser } from 'sanity';
import styles from './FeaturesMatrix.module.css';
import { MatrixTable } from './MatrixTable.tsx';
import { type FeatureRow, featureGroups, type SiteColumn } from './rows.ts';
import { SwitchDialog } from './SwitchDialog.tsx';
import { Toolbar, type View } from './Toolbar.tsx';
import { type SwitchChange, useFeatureSites } from './useFeatureSites.ts';

const EVERYTHING: View = { words: '', differing: false, settings: true, compared: null };

/** What somebody is about to switch. */
interface Pressed {
  row: FeatureRow;
  site: SiteColumn;
  on: boolean;
}

const placeWords = (changes: readonly SwitchChange[]) =>
  changes.length === 1 ? (changes[0]?.site.name ?? '') : `${changes.length} sites`;

/** Features and settings by sites; administrators switch, everyone else reads. */
export function FeaturesMatrix() {
  const administrator = isAdministrator(useCurrentUser());
  const { sites, history, error, apply, retry } = useFeatureSites();
  const [view, setView] = useState<View>(EVERYTHING);
  const [pressed, setPressed] = useState<Pressed | null>(null);
  // Twenty sites by every setting are two thousand cells: the switches do not wait for them.
  const settings = useDeferredValue(view.settings, false);
  const toast = useToast();

  async function change(changes: readonly SwitchChange[], done: string, refused: string) {
    try {
      await apply(changes);
      toast.push({ status: 'success', title: done, duration: 3000 });
    } catch (reason) {
      toast.push({
        status: 'error',
        title: refused,
        description: reason instanceof Error ? reason.message : 'The content lake did not accept the change.',
        closable: true,
      });
    }
  }

  function setAt({ row, on }: Pressed, chosen: readonly SiteColumn[]) {
    setPressed(null);
    const changes = chosen.map((site) => ({ site, name: row.name, on }));
    const places = placeWords(changes);
    void change(
      changes,
      `${row.title} is ${on ? 'on' : 'off'} at ${places}`,
      `${row.title} stays ${on ? 'off' : 'on'} at ${places}`,
    );
  }

  if (error && !sites)
    return (
      <Centre>
        <Text>The features could not be loaded: {error}</Text>
        <Button text="Try again" onClick={retry} />
      </Centre>
    );
  if (!sites)
    return (
      <Centre>
        <Spinner muted />
      </Centre>
    );

  const past = history.last.flatMap(({ siteId, name, from }) => {
    const site = sites.find(({ id }) => id === siteId);
    return site ? [{ site, name, on: from }] : [];
  });
  const [latest] = past;
  const undoWords = latest && `${featureTitle(latest.name)} at ${placeWords(past)}`;
  const undo =
    administrator && undoWords
      ? {
          words: `Takes back: ${undoWords}`,
          run: () =>
            void change(
              past,
              `Taken back: ${undoWords}`,
              `The last change could not be taken back: ${undoWords}`,
            ),
        }
      : null;
  const shown = view.compared ? sites.filter(({ id }) => view.compared?.includes(id)) : sites;
  const groups = featureGroups(view.words, {
    settings,
    ...((view.differing || view.compared) && { differing: shown }),
  });
  return (
    <Card height="fill" className={styles.tool}>
      <Box className={styles.head} paddingX={4} paddingTop={5} paddingBottom={4}>
        <Flex align="flex-end" justify="space-between" gap={4} wrap="wrap">
          <Stack gap={4}>
            <Heading as="h1" size={2}>
              Features
            </Heading>
            <Text size={1} muted>
              What each site offers. A change shows on the public pages at once.
            </Text>
          </Stack>
          <Toolbar view={view} sites={sites} undo={undo} onView={setView} />
        </Flex>
        {!administrator && (
          <Card tone="caution" radius={3} padding={3} marginTop={4} border role="note">
            <Flex gap={3} align="center">
              <Text size={1}>
                <LockIcon />
              </Text>
              <Text size={1}>
                You can look but not switch: features change what a site sells and how, so only administrators
                may. Ask one of them for a change.
              </Text>
            </Flex>
          </Card>
        )}
      </Box>
      {shown.length > 0 && groups.length > 0 ? (
        <MatrixTable
          groups={groups}
          sites={shown}
          history={history}
          readOnly={!administrator}
          onPress={(row, site, on) => setPressed({ row, site, on })}
        />
      ) : (
        <Centre>
          <Text muted>
            {!sites.length
              ? 'There is no published site yet.'
              : view.compared && !view.words
                ? 'These two sites do not differ.'
                : 'No feature fits these words.'}
          </Text>
          {sites.length > 0 && (
            <Button mode="ghost" text="Show all features" onClick={() => setView(EVERYTHING)} />
          )}
        </Centre>
      )}
      {pressed && (
        <SwitchDialog
          {...pressed}
          sites={sites}
          onApply={(chosen) => setAt(pressed, chosen)}
          onClose={() => setPressed(null)}
        />
      )}
    </Card>
  );
}

function Centre({ children }: { children: React.ReactNode }) {
  return (
    <Flex align="center" justify="center" direction="column" gap={4} padding={6} height="fill">
      {children}
    </Flex>
  );
}
