import { Button, Card, Checkbox, Flex, Grid, Spinner, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { type SanityDocument, useClient } from 'sanity';
import { API_VERSION } from '../document/site.ts';
import { CopyReport } from './CopyReport.tsx';
import { COPY_SITES, type CopySite, readCopyFacts } from './copyFacts.ts';
import { type Copy, planCopy } from './plan.ts';
import { useWork } from './useWork.ts';
import { deleteDrafts, makeDrafts } from './write.ts';

type Made = readonly { site: CopySite; copies: readonly Copy[] }[];
type Step = { name: 'choose' } | { name: 'report' | 'made'; made: Made } | { name: 'taken back' };

/**
 * A dialog that duplicates a document to other sites: choose sites, review, then create drafts, which can be
 * undone.
 */
export function CopyToSites({
  document,
  from,
  onClose,
}: {
  document: SanityDocument;
  /** Id of the document's own site. */
  from: string;
  onClose: () => void;
}) {
  const client = useClient({ apiVersion: API_VERSION });
  const [sites, setSites] = useState<readonly CopySite[]>([]);
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  const [along, setAlong] = useState(true);
  const [step, setStep] = useState<Step>({ name: 'choose' });
  const { busy, problem, run } = useWork();

  useEffect(() => {
    client
      .withConfig({ perspective: 'drafts' })
      .fetch<CopySite[]>(COPY_SITES, {}, { tag: 'copy.sites' })
      .then(setSites, () => setSites([]));
  }, [client]);

  const origin = sites.find(({ id }) => id === from);
  const shownOn = ((document.sites ?? []) as { _ref: string }[]).map(({ _ref }) => _ref);
  const others = sites.filter(({ id }) => id !== from);
  if (!origin) return <Spinner muted />;

  const look = () =>
    run(async () => {
      const facts = await readCopyFacts(client, [document], [from, ...chosenIds]);
      const madeCopies = sites
        .filter(({ id }) => chosenIds.includes(id))
        .map((to) => ({
          site: to,
          copies: planCopy(document, { facts, from: origin, to, along, newId: () => crypto.randomUUID() }),
        }));
      setStep({ name: 'report', made: madeCopies });
    });
  const copiesOf = (madeCopies: Made) => madeCopies.flatMap(({ copies }) => copies);
  const make = (madeCopies: Made) =>
    run(async () => {
      await makeDrafts(client, copiesOf(madeCopies));
      setStep({ name: 'made', made: madeCopies });
    });
  const undo = (madeCopies: Made) =>
    run(async () => {
      await deleteDrafts(client, copiesOf(madeCopies));
      setStep({ name: 'taken back' });
    });

  return (
    <Stack gap={5}>
      {problem && (
        <Card tone="critical" padding={3} radius={2} role="alert">
          <Text size={1}>Something went wrong: {problem}</Text>
        </Card>
      )}
      {step.name === 'choose' && (
        <>
          <Text size={1}>
            This creates drafts and publishes nothing. You can review what each site gets first.
          </Text>
          <Grid gridTemplateColumns={[1, 2]} gap={4}>
            {others.map(({ id, name }) => (
              <Choice
                key={id}
                words={shownOn.includes(id) ? `${name} (already shown)` : name}
                checked={chosenIds.includes(id)}
                onChange={(on) =>
                  setChosenIds(on ? [...chosenIds, id] : chosenIds.filter((other) => other !== id))
                }
              />
            ))}
          </Grid>
          <Choice
            words="Also copy its slides, offers and promo cards if a site has no matching ones"
            checked={along}
            onChange={setAlong}
          />
          <Buttons>
            <Button mode="bleed" text="Cancel" onClick={onClose} />
            <Button
              text="Review changes"
              loading={busy}
              disabled={busy || chosenIds.length === 0}
              onClick={() => void look()}
            />
          </Buttons>
        </>
      )}
      {(step.name === 'report' || step.name === 'made') &&
        step.made.map(({ site, copies }) => (
          <CopyReport
            key={site.id}
            heading={site.name}
            copies={copies}
            from={origin.name}
            made={step.name === 'made'}
          />
        ))}
      {step.name === 'report' && (
        <Buttons>
          <Button mode="bleed" text="Back" onClick={() => setStep({ name: 'choose' })} />
          <Button
            text={drafts(copiesOf(step.made).length, 'Create')}
            loading={busy}
            disabled={busy}
            onClick={() => void make(step.made)}
          />
        </Buttons>
      )}
      {step.name === 'made' && (
        <Buttons>
          <Button
            mode="ghost"
            text={drafts(copiesOf(step.made).length, 'Delete')}
            loading={busy}
            disabled={busy}
            onClick={() => void undo(step.made)}
          />
          <Button text="Done" onClick={onClose} />
        </Buttons>
      )}
      {step.name === 'taken back' && (
        <>
          <Text size={1} role="status">
            The drafts were deleted. The original is unchanged.
          </Text>
          <Buttons>
            <Button text="Done" onClick={onClose} />
          </Buttons>
        </>
      )}
    </Stack>
  );
}

const drafts = (count: number, verb: string) => `${verb} ${count === 1 ? 'the draft' : `${count} drafts`}`;

export function Choice({
  words,
  checked,
  onChange,
}: {
  words: string;
  checked: boolean;
  onChange: (on: boolean) => void;
}) {
  return (
    <Flex as="label" align="center" gap={3}>
      <Checkbox checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <Text size={1}>{words}</Text>
    </Flex>
  );
}

export function Buttons({ children }: { children: React.ReactNode }) {
  return (
    <Flex gap={2} justify="flex-end" wrap="wrap">
      {children}
    </Flex>
  );
}
