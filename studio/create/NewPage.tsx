import { Box, Card, Flex, Heading, Select, Stack, Tab, TabList, Text } from '@sanity/ui';
import { useEffect, useMemo, useState } from 'react';
import { useClient } from 'sanity';
import { API_VERSION } from '../document/site.ts';
import { chooseSite, chosenSite } from '../home/chosenSite.ts';
import { useOwnSites } from '../structure/ownSites.ts';
import { FromTemplate } from './FromTemplate.tsx';
import { FromText } from './FromText.tsx';
import styles from './NewPage.module.css';
import { readSiteFacts, type SiteFacts } from './siteFacts.ts';

const SITES = '*[_type == "site" && defined(name)] | order(lower(name) asc){ "id": _id, name }';
const WAYS = [
  { id: 'template', label: 'Start from a template' },
  { id: 'words', label: 'Paste text' },
] as const;
type Way = (typeof WAYS)[number]['id'];

const wordsOf = (reason: unknown) => (reason instanceof Error ? reason.message : String(reason));

/** Creates a page: choose a site, then start from a template or paste text. */
export function NewPage() {
  const base = useClient({ apiVersion: API_VERSION });
  const client = useMemo(() => base.withConfig({ perspective: 'published' }), [base]);
  const own = useOwnSites();
  const [all, setAll] = useState<{ id: string; name: string }[] | null>(null);
  const [chosenId, setChosenId] = useState(chosenSite);
  const [facts, setFacts] = useState<SiteFacts | null>(null);
  const [problem, setProblem] = useState('');
  const [way, setWay] = useState<Way>('template');

  useEffect(() => {
    client
      .fetch<{ id: string; name: string }[]>(SITES, {}, { tag: 'create.sites' })
      .then(setAll, (reason: unknown) => {
        setAll([]);
        setProblem(wordsOf(reason));
      });
  }, [client]);
  const isLoading = all === null || own === undefined;
  const sites = isLoading ? [] : all.filter(({ id }) => own === null || own.has(id));
  // No site is preselected if there are several, as a page on the wrong site has to be created again.
  const site = sites.length === 1 ? sites[0] : sites.find(({ id }) => id === chosenId);
  const siteId = site?.id ?? '';
  useEffect(() => {
    let isStale = false;
    setFacts(null);
    if (siteId)
      readSiteFacts(base, siteId).then(
        (answer) => !isStale && setFacts(answer),
        (reason: unknown) => setProblem(wordsOf(reason)),
      );
    return () => {
      isStale = true;
    };
  }, [base, siteId]);

  return (
    <Card height="fill" overflow="auto" data-testid="new-page-tool">
      <Box className={styles.page} paddingX={4} paddingY={5}>
        <Stack gap={5}>
          <Flex align="flex-end" justify="space-between" gap={4} wrap="wrap">
            <Stack gap={4}>
              <Heading as="h1" size={2}>
                New page
              </Heading>
              <Text size={1} muted>
                Creates a draft filled in with this site’s details. Visitors see it once you publish it.
              </Text>
            </Stack>
            <Box>
              <Select
                aria-label="Site"
                value={siteId}
                // A select ignores keyboard input until its options have loaded.
                disabled={isLoading}
                onChange={({ currentTarget: { value } }) => {
                  setChosenId(value);
                  chooseSite(value);
                }}
              >
                {!siteId && <option value="">{isLoading ? 'Loading sites' : 'Choose a site'}</option>}
                {sites.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </Box>
          </Flex>
          {problem && (
            <Card tone="critical" padding={3} radius={2} role="alert">
              <Text size={1}>The sites could not be loaded: {problem}</Text>
            </Card>
          )}
          <TabList gap={2}>
            {WAYS.map(({ id, label }) => (
              <Tab
                key={id}
                id={`${id}-tab`}
                aria-controls={`${id}-panel`}
                label={label}
                selected={way === id}
                onClick={() => setWay(id)}
              />
            ))}
          </TabList>
          <div id={`${way}-panel`} role="tabpanel" aria-labelledby={`${way}-tab`}>
            {sites.length > 0 && !siteId && (
              <Card border padding={5} radius={3}>
                <Text muted align="center">
                  Choose a site first. The page is filled in with its details.
                </Text>
              </Card>
            )}
            {facts &&
              (way === 'template' ? (
                <FromTemplate key={facts.id} facts={facts} />
              ) : (
                <FromText key={facts.id} facts={facts} />
              ))}
          </div>
        </Stack>
      </Box>
    </Card>
  );
}
