import { Box, Button, Card, Checkbox, Flex, Grid, Spinner, Stack, Text, TextInput } from '@sanity/ui';
import { useEffect, useId, useState } from 'react';
import { useClient, useCurrentUser } from 'sanity';
import { Dialog } from '../dialog/Dialog.tsx';
import { API_VERSION } from '../document/site.ts';
import { chosenSite } from '../home/chosenSite.ts';
import { useOwnSites } from '../structure/ownSites.ts';
import { timeZonesText } from '../time/timeZones.ts';
import { beginCampaign, campaignSites } from './beginCampaign.ts';
import { CampaignContentFields } from './CampaignContentFields.tsx';
import {
  type CampaignContent,
  type CampaignSite,
  campaignProblem,
  groupByInstant,
  PARTS,
  type Part,
} from './campaign.ts';
import { Labelled } from './Labelled.tsx';
import { useOpenRelease } from './useOpenRelease.ts';

const wordsOf = (reason: unknown) => (reason instanceof Error ? reason.message : String(reason));
const toggleName = <Name,>(names: ReadonlySet<Name>, name: Name): Set<Name> => {
  const copy = new Set(names);
  if (!copy.delete(name)) copy.add(name);
  return copy;
};

/** A dialog that creates the release of a new campaign with its first documents. */
export function NewCampaign({ onClose }: { onClose: () => void }) {
  const id = useId();
  const client = useClient({ apiVersion: API_VERSION });
  const open = useOpenRelease(onClose);
  const userId = useCurrentUser()?.id ?? '';
  const own = useOwnSites();
  const [all, setAll] = useState<CampaignSite[] | null>(null);
  const [title, setTitle] = useState('');
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(() => new Set([chosenSite()]));
  const [parts, setParts] = useState<ReadonlySet<Part>>(new Set<Part>(['page', 'offer']));
  const [times, setTimes] = useState({ from: '', until: '' });
  const [content, setContent] = useState<CampaignContent>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [working, setWorking] = useState(false);

  useEffect(() => {
    campaignSites(client).then(setAll, (reason: unknown) => setProblem(wordsOf(reason)));
  }, [client]);

  const sites = own === undefined ? null : (all?.filter(({ id }) => own === null || own.has(id)) ?? null);
  const chosenSites = sites?.filter(({ id }) => chosenIds.has(id)) ?? [];
  const missingParts = campaignProblem({ title, sites: new Set(chosenSites), parts, ...times });
  async function begin() {
    if (missingParts || working) return;
    setWorking(true);
    setProblem(null);
    try {
      const campaign = { title: title.trim(), sites: chosenSites, parts, ...times, content };
      const release = await beginCampaign(client, campaign, userId);
      open(release);
    } catch (reason) {
      setProblem(wordsOf(reason));
      setWorking(false);
    }
  }
  const offers = parts.has('offer') ? groupByInstant({ sites: chosenSites, ...times }) : [];
  const isEverywhere = chosenSites.length === sites?.length;
  return (
    <Dialog
      id={`${id}-campaign`}
      header="New campaign"
      width={1}
      onClose={onClose}
      footer={
        <Flex align="center" justify="flex-end" gap={2} padding={3}>
          <Box flex={1} paddingX={2} aria-live="polite">
            <Text size={1} muted>
              {missingParts}
            </Text>
          </Box>
          <Button mode="bleed" fontSize={1} text="Cancel" onClick={onClose} />
          <Button
            fontSize={1}
            text="Create campaign"
            disabled={missingParts !== null || working}
            loading={working}
            onClick={() => void begin()}
          />
        </Flex>
      }
    >
      <Stack gap={5} padding={4}>
        <Text size={1} muted>
          Creates a release, so that you can preview, publish and roll back everything together.
        </Text>
        {problem && (
          <Card tone="critical" padding={4} radius={3} role="alert">
            <Text size={1}>{problem}</Text>
          </Card>
        )}
        <Labelled label="Campaign name" id={`${id}-title`}>
          <TextInput
            id={`${id}-title`}
            value={title}
            placeholder="EOFY clearance"
            maxLength={60}
            onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          />
        </Labelled>
        <Stack gap={3} role="group" aria-label="Sites">
          <Flex align="center" justify="space-between">
            <Text size={1} weight="semibold">
              Sites
            </Text>
            {sites && (
              <Button
                mode="bleed"
                fontSize={1}
                padding={2}
                text={isEverywhere ? 'None' : `All ${sites.length}`}
                onClick={() => setChosenIds(new Set(isEverywhere ? [] : sites.map((site) => site.id)))}
              />
            )}
          </Flex>
          {!sites && !problem && <Spinner muted />}
          <Grid gridTemplateColumns={2} gap={3}>
            {sites?.map((site) => (
              <Choice
                key={site.id}
                label={site.name}
                checked={chosenIds.has(site.id)}
                onChange={() => setChosenIds(toggleName(chosenIds, site.id))}
              />
            ))}
          </Grid>
        </Stack>
        <Stack gap={3} role="group" aria-label="Start with">
          <Text size={1} weight="semibold">
            Start with
          </Text>
          <Grid gridTemplateColumns={2} gap={3}>
            {(Object.keys(PARTS) as Part[]).map((part) => (
              <Choice
                key={part}
                label={PARTS[part]}
                checked={parts.has(part)}
                onChange={() => setParts(toggleName(parts, part))}
              />
            ))}
          </Grid>
        </Stack>
        <Grid gridTemplateColumns={2} gap={4}>
          {(['from', 'until'] as const).map((name) => (
            <Labelled key={name} label={name === 'from' ? 'Shows from' : 'Shows until'} id={`${id}-${name}`}>
              <TextInput
                id={`${id}-${name}`}
                type="datetime-local"
                value={times[name]}
                onChange={({ currentTarget }) => setTimes({ ...times, [name]: currentTarget.value })}
              />
            </Labelled>
          ))}
        </Grid>
        <Text size={1} muted>
          {chosenSites.length > 0 ? timeZonesText(chosenSites) : 'Times are in each site’s time zone.'} Leave
          the start empty to show it as soon as it is published, and the end empty to show it until you remove
          it.
        </Text>
        <CampaignContentFields parts={parts} title={title} content={content} onChange={setContent} />
        {offers.length > 1 && (
          <Text size={1} muted>
            The sites are in different time zones, so this creates {offers.length} offers, one for each time
            zone.
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

function Choice({ label, checked, onChange }: { label: string; checked: boolean; onChange: () => void }) {
  return (
    <Flex as="label" align="center" gap={3}>
      <Checkbox checked={checked} onChange={onChange} />
      <Text size={1}>{label}</Text>
    </Flex>
  );
}
