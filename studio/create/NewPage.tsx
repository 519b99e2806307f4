import { Box, Card, Flex, Heading, Select, Stack, Tab, TabList, Text } from '@sanity/ui';
import { useEffect, useMemo, useState } from 'react';
import { useClient } from 'sanity';
import { API_VERSION } from '../document/site.ts';
import { FromTemplate } from './FromTemplate.tsx';
import { FromWords } from './FromWords.tsx';
import styles from './NewPage.module.css';
import { readSiteFacts, type SiteFacts } from './siteFacts.ts';

const SITES = '*[_type == "site" && defined(name)] | order(lower(name) asc){ "id": _id, name }';
const WAYS = [
  { id: 'template', label: 'From a template' },
  { id: 'words', label: 'From your words' },
] as const;
type Way = (typeof WAYS)[number]['id'];

const wordsOf = (reason: unknown) => (reason instanceof Error ? reason.message : String(reason));

/** Where a page begins: its site, then a template with pictures, or words that somebody wrote elsewhere. */
export function NewPage() {
  const base = useClient({ apiVersion: API_VERSION });
  const client = useMemo(() => base.withConfig({ perspective: 'published' }), [base]);
  const [sites, setSites] = useState<{ id: string; name: string }[]>([]);
  const [siteId, setSiteId] = useState('');
  const [facts, setFacts] = useState<SiteFacts | null>(null);
  const [problem, setProblem] = useState('');
  const [way, setWay] = useState<Way>('template');

  useEffect(() => {
    client.fetch<{ id: string; name: string }[]>(SITES, {}, { tag: 'create.sites' }).then(
      (answer) => {
        setSites(answer);
        setSiteId((now) => now || (answer[0]?.id ?? ''));
      },
      (reason: unknown) => setProblem(wordsOf(reason)),
    );
  }, [client]);
  useEffect(() => {
    let stale = false;
    setFacts(null);
    if (siteId)
      readSiteFacts(base, siteId).then(
        (answer) => !stale && setFacts(answer),
        (reason: unknown) => setProblem(wordsOf(reason)),
      );
    return () => {
      stale = true;
    };
  }, [base, siteId]);

  return (
    <Card height="fill" overflow="auto">
      <Box className={styles.page} paddingX={4} paddingY={5}>
        <Stack gap={5}>
          <Flex align="flex-end" justify="space-between" gap={4} wrap="wrap">
            <Stack gap={4}>
              <Heading as="h1" size={2}>
                New page
              </Heading>
              <Text size={1} muted>
                It is made as a draft with what is true of the site. Nobody else sees it until you publish it.
              </Text>
            </Stack>
            <Box>
              <Select
                aria-label="Site"
                value={siteId}
                onChange={(event) => setSiteId(event.currentTarget.value)}
              >
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
              <Text size={1}>The sites could not be read: {problem}</Text>
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
          {facts && (
            <div id={`${way}-panel`} role="tabpanel" aria-labelledby={`${way}-tab`} key={facts.id}>
              {way === 'template' ? <FromTemplate facts={facts} /> : <FromWords facts={facts} />}
            </div>
          )}
        </Stack>
      </Box>
    </Card>
  );
}
