import type { FeatureName } from '@forecourt/lib/site/features';
import { isAdministrator } from '@forecourt/schemas/documents/siteFeatures';
import { LockIcon } from '@sanity/icons/Lock';
import { SearchIcon } from '@sanity/icons/Search';
import { Box, Button, Card, Checkbox, Flex, Heading, Spinner, Stack, Text, TextInput } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';
import { useCurrentUser } from 'sanity';
import styles from './FeaturesMatrix.module.css';
import { MatrixTable } from './MatrixTable.tsx';
import { featureGroups, type SiteColumn } from './rows.ts';
import { useFeatureSites } from './useFeatureSites.ts';

/** Features by sites; administrators switch, everyone else reads. */
export function FeaturesMatrix() {
  const administrator = isAdministrator(useCurrentUser());
  const { sites, error, set, retry } = useFeatureSites();
  const [words, setWords] = useState('');
  const [differing, setDiffering] = useState(false);
  const toast = useToast();

  async function change(site: SiteColumn, name: FeatureName, title: string, on: boolean) {
    try {
      await set(site, name, on);
      toast.push({
        status: 'success',
        title: `${title} is ${on ? 'on' : 'off'} at ${site.name}`,
        duration: 3000,
      });
    } catch (reason) {
      toast.push({
        status: 'error',
        title: `${title} stays ${on ? 'off' : 'on'} at ${site.name}`,
        description: reason instanceof Error ? reason.message : 'The content lake did not accept the change.',
        closable: true,
      });
    }
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
  const groups = featureGroups(words, differing ? sites : undefined);
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
          <Flex gap={4} align="center" wrap="wrap">
            <Flex as="label" gap={2} align="center" className={styles.label}>
              <Checkbox checked={differing} onChange={(event) => setDiffering(event.currentTarget.checked)} />
              <Text size={1}>Only differences</Text>
            </Flex>
            <Box className={styles.search}>
              <TextInput
                icon={SearchIcon}
                aria-label="Find a feature"
                placeholder="Find a feature"
                value={words}
                onChange={(event) => setWords(event.currentTarget.value)}
              />
            </Box>
          </Flex>
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
      {sites.length > 0 && groups.length > 0 ? (
        <MatrixTable groups={groups} sites={sites} readOnly={!administrator} onChange={change} />
      ) : (
        <Centre>
          <Text muted>
            {sites.length ? 'No feature fits these words.' : 'There is no published site yet.'}
          </Text>
          {sites.length > 0 && (
            <Button
              mode="ghost"
              text="Show all features"
              onClick={() => {
                setWords('');
                setDiffering(false);
              }}
            />
          )}
        </Centre>
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
