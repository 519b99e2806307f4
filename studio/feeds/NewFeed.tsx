import { MOST_PHOTO_HOSTS } from '@forecourt/lib/inventory/media/photo-host';
import { emailsProblem } from '@forecourt/schemas/fields/emailsProblem';
import { Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { useEffect, useId, useState } from 'react';
import { useClient, useCurrentUser } from 'sanity';
import { useRouter } from 'sanity/router';
import type { BackOffice } from '../back-office/backOffice.ts';
import { Problem, Waiting } from '../back-office/Notice.tsx';
import { problemOf } from '../back-office/useSession.ts';
import { API_VERSION } from '../document/site.ts';
import { ListedElsewhereList } from './ListedElsewhereList.tsx';
import { LocationList } from './LocationList.tsx';
import { type ElsewhereChoices, elsewhereFields, elsewhereProblem } from './listedElsewhere.ts';
import {
  type DealershipName,
  type KnownLocation,
  knownLocations,
  type LocationChoices,
  locationsProblem,
  suggestedChoice,
} from './locationChoices.ts';
import { dealershipNames, newFeedDocuments, publishFeed, typedEmails } from './newFeed.ts';
import { PhotoHostList } from './PhotoHostList.tsx';
import type { Chosen } from './saveMapping.ts';
import { fileProblem, sendFile } from './sendFile.ts';
import { useListedElsewhere } from './useListedElsewhere.ts';
import { useWholeFile } from './useWholeFile.ts';

export function NewFeed({
  office,
  file,
  chosen,
  taken,
}: {
  office: BackOffice;
  file: File;
  chosen: Chosen;
  /** Vehicles of the sample that can be imported. */
  taken: number;
}) {
  const client = useClient({ apiVersion: API_VERSION });
  const { navigate } = useRouter();
  const id = useId();
  const [knownDealerships, setKnownDealerships] = useState<DealershipName[]>([]);
  const [dealership, setDealership] = useState('');
  const [locations, setLocations] = useState<KnownLocation[]>([]);
  const [ownChoices, setOwnChoices] = useState<LocationChoices>({});
  const [elsewhereChoices, setElsewhereChoices] = useState<ElsewhereChoices>({});
  const user = useCurrentUser();
  const ownEmail = user?.email ?? '';
  const [notified, setNotified] = useState(emailsProblem([ownEmail]) ? '' : ownEmail);
  const [ownHosts, setOwnHosts] = useState<readonly string[] | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const hasPhotos = Object.values(chosen.columns).includes('images');
  const reading = useWholeFile(file, chosen);
  const codes = reading && 'whole' in reading ? reading.whole.codes : [];
  const hosts = reading && 'whole' in reading ? reading.whole.photoHosts.slice(0, MOST_PHOTO_HOSTS) : [];
  const photoHosts = ownHosts ?? hosts.map(({ value }) => value);
  const elsewhere = useListedElsewhere(office, reading && 'whole' in reading ? reading.whole : null);
  const elsewhereFeeds = elsewhere && 'feeds' in elsewhere ? elsewhere.feeds : [];
  const choices = Object.fromEntries(
    codes.map(({ value }) => [value, ownChoices[value] ?? suggestedChoice(value, locations)]),
  );

  useEffect(() => {
    let isLeft = false;
    // A name can be typed even if the dealerships cannot be loaded.
    dealershipNames(client).then(
      (names) => !isLeft && setKnownDealerships(names),
      () => undefined,
    );
    knownLocations(client).then(
      (places) => !isLeft && setLocations(places),
      () => !isLeft && setProblem('The locations could not be loaded. Reload the page to try again.'),
    );
    return () => {
      isLeft = true;
    };
  }, [client]);

  async function make() {
    if (busy) return;
    if (!/[a-z0-9]/i.test(dealership)) {
      setProblem('Enter the name of the dealership.');
      return;
    }
    if (!reading || 'problem' in reading) return;
    const codeNames = codes.map(({ value }) => value);
    const emails = typedEmails(notified);
    const wrong =
      fileProblem(file) ??
      locationsProblem(codeNames, choices) ??
      elsewhereProblem(elsewhereFeeds, elsewhereChoices) ??
      emailsProblem(emails);
    if (wrong) {
      setProblem(wrong);
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      const [names, { feeds }] = await Promise.all([
        dealershipNames(client),
        office.feeds(new AbortController().signal),
      ]);
      const documents = newFeedDocuments({
        dealership,
        known: names,
        taken: feeds.map(({ feed }) => feed),
        chosen,
        locations: { codes: codeNames, choices, known: locations },
        photoHosts,
        emails,
        elsewhere: elsewhereFields(elsewhereFeeds, elsewhereChoices),
        endsOpen: !(await endsWithLineBreak(file)),
      });
      await publishFeed(client, documents);
      await sendFile(office, documents.slug, file);
      navigate({ feed: documents.slug });
    } catch (error) {
      setProblem(problemOf(error).message);
      setBusy(false);
    }
  }

  return (
    <Card border radius={3} padding={4} as="section" aria-label="Import file">
      <Stack gap={4}>
        <Stack gap={3}>
          <Text as="h2" size={1} weight="semibold">
            Import file
          </Text>
          <Text size={1} muted>
            Creates a feed with these columns. You can upload later files on the feed’s page, or set up a URL
            or SFTP source under Content, Stock feeds.
          </Text>
        </Stack>
        <Stack gap={3}>
          <Text as="label" size={1} weight="medium" htmlFor={id}>
            Dealership
          </Text>
          <TextInput
            id={id}
            fontSize={1}
            list={`${id}-known`}
            placeholder="Name of the dealership"
            value={dealership}
            onChange={({ currentTarget }) => setDealership(currentTarget.value)}
          />
          <datalist id={`${id}-known`}>
            {knownDealerships.map((one) => (
              <option key={one.id} value={one.name} />
            ))}
          </datalist>
        </Stack>
        {!hasPhotos && (
          <Text size={1} muted>
            No column contains photos. You can upload them later on the feed’s page: a zip with this file and
            photos named by stock number, such as 12345.jpg and 12345_2.jpg. You can also split them into
            several zips.
          </Text>
        )}
        {!reading && <Waiting>Reading the whole file</Waiting>}
        {reading && 'problem' in reading && <Problem>{reading.problem}</Problem>}
        {codes.length > 0 && (
          <LocationList
            codes={codes}
            known={locations}
            choices={choices}
            onChoose={(code, choice) => setOwnChoices((before) => ({ ...before, [code]: choice }))}
          />
        )}
        {elsewhere && 'problem' in elsewhere && <Problem>{elsewhere.problem}</Problem>}
        {elsewhereFeeds.length > 0 && (
          <ListedElsewhereList
            feeds={elsewhereFeeds}
            choices={elsewhereChoices}
            onChoose={(feed, choice) => setElsewhereChoices((before) => ({ ...before, [feed]: choice }))}
          />
        )}
        <Stack gap={3}>
          <Text as="label" size={1} weight="medium" htmlFor={`${id}-emails`}>
            Email notifications
          </Text>
          <TextInput
            id={`${id}-emails`}
            fontSize={1}
            type="text"
            inputMode="email"
            aria-describedby={`${id}-emails-about`}
            value={notified}
            onChange={({ currentTarget }) => setNotified(currentTarget.value)}
          />
          <Text id={`${id}-emails-about`} size={1} muted>
            Notified if a file is refused or no new file arrives. Separate addresses with commas. Leave empty
            to notify the administrators of the studio.
          </Text>
        </Stack>
        {hosts.length > 0 && <PhotoHostList hosts={hosts} allowed={photoHosts} onChange={setOwnHosts} />}
        {problem && <Problem>{problem}</Problem>}
        <Flex>
          <Button
            fontSize={1}
            text="Create feed and import"
            loading={busy}
            disabled={busy || taken === 0 || !reading || 'problem' in reading || !elsewhere}
            onClick={() => void make()}
          />
        </Flex>
      </Stack>
    </Card>
  );
}

async function endsWithLineBreak(file: File): Promise<boolean> {
  const end = new Uint8Array(await file.slice(-2).arrayBuffer());
  // A line break in UTF-16 has two bytes.
  return [...end].some((byte) => byte === 0x0a || byte === 0x0d);
}
