import { settingDefinitions } from '@forecourt/lib/sites/settings';
import { isAdministrator } from '@forecourt/schemas/documents/siteFeatures';
import { seesDrafts } from '@forecourt/schemas/roles';
import { Box, Button, Card, Flex, Heading, Select, Spinner, Stack, Text } from '@sanity/ui';
import { type ReactNode, useState } from 'react';
import { useCurrentUser } from 'sanity';
import { Waiting } from '../back-office/Notice.tsx';
import { useShopperRight } from '../back-office/useShopperRight.ts';
import { chooseSite, chosenSite } from './chosenSite.ts';
import { EntryList, Lines } from './EntryList.tsx';
import styles from './Home.module.css';
import { type Entry, type ListName, ofSites } from './lists.ts';
import { PROBLEM_KINDS } from './problems.ts';
import { QuickActions } from './QuickActions.tsx';
import { OfficeToday, StaffHome } from './StaffHome.tsx';
import { type HomeState, useHome } from './useHome.ts';

const WAITING: ListName[] = ['releases', 'drafts', 'scheduled', 'expiring'];
const WORDS: Readonly<Record<ListName, [title: string, explanation: string]>> = {
  releases: ['Campaigns in preparation', 'Releases that are not scheduled or published yet.'],
  drafts: ['Drafts', 'Changes that visitors can’t see yet.'],
  scheduled: ['Scheduled', 'Scheduled content and releases'],
  expiring: ['Expiring soon', 'Content that ends in the next 14 days.'],
  gone: ['Broken links', 'The linked page or document was deleted.'],
  loop: ['Redirect loops', 'Visitors who follow these links get an error.'],
  unpublished: [
    'References to unpublished documents',
    'Visitors don’t see this content until it is published.',
  ],
  expired: ['Links to expired offers', 'Visitors who follow these links find an offer that has ended.'],
  alt: ['Images without alt text', 'Screen readers can’t describe these images.'],
  description: ['Pages without a description', 'Search engines choose their own text for these pages.'],
};

/** The first page of the studio: shoppers for sales staff, content for editors, both for administrators. */
export default function Home() {
  const user = useCurrentUser();
  const seesShoppers = useShopperRight();
  if (user?.roles.some(({ name }) => seesDrafts(name))) return <ContentHome />;
  if (seesShoppers === undefined) return <Waiting>Loading…</Waiting>;
  return seesShoppers ? <StaffHome /> : <ContentHome />;
}

function ContentHome() {
  const { home, error, retry } = useHome();
  if (home) return <Loaded {...home} />;
  return (
    <Flex align="center" justify="center" direction="column" gap={4} padding={6} height="fill">
      {error ? (
        <>
          <Text role="alert">Your tasks could not be loaded: {error}</Text>
          <Button text="Try again" onClick={() => void retry()} />
        </>
      ) : (
        <>
          <Spinner muted />
          <Text size={1} muted role="status">
            Loading…
          </Text>
        </>
      )}
    </Flex>
  );
}

function Loaded({ sites: all, own, lists, recent }: HomeState) {
  const user = useCurrentUser();
  const [chosenId, setChosenId] = useState(chosenSite);
  const sites = own ? all.filter(({ id }) => own.has(id)) : all;
  const site = sites.find(({ id }) => id === chosenId);
  const entriesOf = (name: ListName) => ofSites(lists[name], site ? new Set([site.id]) : own);
  const shownSites = site ? [site] : sites;
  const brokenEntries = PROBLEM_KINDS.flatMap(entriesOf);
  const when = (at: Date, siteId?: string) => momentWords(at, all.find(({ id }) => id === siteId)?.zone);

  function choose(id: string) {
    setChosenId(id);
    chooseSite(id);
  }
  const list = (name: ListName, isOpen: boolean) => (
    <EntryList
      key={`${name}/${site?.id ?? ''}`}
      id={`home-${name}`}
      title={WORDS[name][0]}
      explanation={WORDS[name][1]}
      entries={entriesOf(name)}
      sites={shownSites}
      isOpen={isOpen}
      when={when}
    />
  );
  const firstBroken = PROBLEM_KINDS.find((kind) => entriesOf(kind).length > 0);
  return (
    <Card height="fill" overflow="auto" data-testid="home">
      <Box className={styles.page} paddingX={4} paddingY={5}>
        <Stack gap={6}>
          <Flex align="flex-end" justify="space-between" gap={4} wrap="wrap">
            <Stack gap={4}>
              <Heading as="h1" size={3}>
                Home
              </Heading>
              <Text size={1} muted>
                Your recent work and open tasks
              </Text>
            </Stack>
            {sites.length > 1 && (
              <Box className={styles.site}>
                <Select
                  aria-label="Site"
                  value={site?.id ?? ''}
                  onChange={(event) => choose(event.currentTarget.value)}
                >
                  <option value="">{own ? 'All my sites' : 'All sites'}</option>
                  {sites.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              </Box>
            )}
          </Flex>
          <QuickActions />
          {isAdministrator(user) && <OfficeToday />}
          <ul className={styles.figures} aria-label="Summary">
            {WAITING.map((name) => (
              <Figure key={name} list={name} number={entriesOf(name).length} title={WORDS[name][0]} />
            ))}
            <Figure list={firstBroken ?? 'gone'} number={brokenEntries.length} title="Needs fixing" />
          </ul>
          <div className={styles.columns}>
            <Stack gap={6}>
              <Section title="To do">{WAITING.map((name) => list(name, true))}</Section>
              <Section title="Needs fixing">
                {PROBLEM_KINDS.map((name) => list(name, name === firstBroken))}
              </Section>
            </Stack>
            <Section title="Recent work">
              <Recent entries={recent} when={when} />
            </Section>
          </div>
        </Stack>
      </Box>
    </Card>
  );
}

function Figure({ list, number, title }: { list: ListName; number: number; title: string }) {
  function open() {
    const target = document.getElementById(`home-${list}`);
    if (!(target instanceof HTMLDetailsElement)) return;
    target.open = true;
    target.querySelector('summary')?.focus();
  }
  return (
    <li>
      <button type="button" className={styles.figure} onClick={open}>
        <span className={styles.number}>{number}</span>
        <Text size={1} muted>
          {title}
        </Text>
      </button>
    </li>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={4}>
      <Heading as="h2" size={1}>
        {title}
      </Heading>
      <div>{children}</div>
    </Stack>
  );
}

function Recent({
  entries,
  when,
}: {
  entries: Entry[] | null;
  when: (at: Date, siteId: string | undefined) => string;
}) {
  if (entries?.length) return <Lines entries={entries} when={(at, { sites }) => when(at, sites[0])} />;
  return (
    <Text size={1} muted>
      {entries
        ? 'Documents you edit appear here.'
        : 'Your role can’t edit content, so you have no recent work.'}
    </Text>
  );
}

/** Formats a date in a site’s time zone: `Tue 26 Jan, 9:00 am AEDT`. */
const momentWords = (at: Date, zone: string | null | undefined): string =>
  new Intl.DateTimeFormat('en-AU', {
    timeZone: zone ?? settingDefinitions.timeZone.fallback,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(at.getFullYear() !== new Date().getFullYear() && { year: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at);
