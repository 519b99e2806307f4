import {
  type BookletChoice,
  type BookletRequest,
  bookletProblem,
  conditionName,
} from '@forecourt/lib/operations/back-office/booklet';
import type { SiteAnswer } from '@forecourt/lib/operations/back-office/contract';
import { CAR_TYPES } from '@forecourt/lib/vehicle/vehicle';
import { DownloadIcon } from '@sanity/icons/Download';
import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { download } from '../back-office/download.ts';
import { ProblemBar, ProblemNotice } from '../back-office/Notice.tsx';
import { problemOf } from '../back-office/useSession.ts';
import { chooseSlug, firstSlug } from '../home/chosenSite.ts';
import { Choice } from './Choice.tsx';
import styles from './Print.module.css';
import { useChoices } from './useChoices.ts';

/** Timeout for the largest PDF of 200 pages. */
const PATIENCE_MS = 300_000;

const wholeSite = (site: string): BookletRequest => ({ site, condition: null, make: null, dealership: null });

export function PrintForm({ office, sites }: { office: BackOffice; sites: readonly SiteAnswer[] }) {
  const [request, setRequest] = useState(() => wholeSite(firstSlug(sites)));
  const { choices, count, problem, retry } = useChoices(office, request);
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const choose = (part: Partial<BookletRequest>) => setRequest({ ...request, ...part });
  const refusal = count === null ? null : bookletProblem(count);

  async function print() {
    setBusy(true);
    try {
      const file = await office.booklet(request, AbortSignal.timeout(PATIENCE_MS));
      download(file, `stock-${request.site}-${new Date().toISOString().slice(0, 10)}.pdf`);
    } catch (error) {
      toast.push({
        status: 'error',
        title: 'The PDF could not be created',
        description: problemOf(error).message,
        closable: true,
      });
    }
    setBusy(false);
  }

  if (problem && !choices) return <ProblemNotice problem={problem} retry={retry} />;
  return (
    <section className={styles.scroll} aria-label="Print stock" aria-busy={count === null && !problem}>
      <Stack gap={5} paddingX={4} paddingY={5} className={styles.form}>
        <Stack gap={4}>
          <Heading as="h1" size={2}>
            Print stock
          </Heading>
          <Text size={1} muted>
            Creates a PDF with a windscreen card (A4) for each vehicle for sale, and a contents page.
          </Text>
        </Stack>
        {problem && <ProblemBar problem={problem} retry={retry} />}
        <div className={styles.choices}>
          {sites.length > 1 && (
            <Choice
              label="Site"
              value={request.site}
              options={sites.map(({ slug, name }) => ({ value: slug, words: name }))}
              onChange={(site) => {
                setRequest(wholeSite(site));
                chooseSlug(site);
              }}
            />
          )}
          <Choice
            label="Condition"
            value={request.condition ?? ''}
            options={[
              { value: '', words: 'New, demo and used' },
              ...(choices?.conditions ?? []).map(optionOf),
            ]}
            onChange={(value) => choose({ condition: CAR_TYPES.find((type) => type === value) ?? null })}
          />
          <Choice
            label="Make"
            value={request.make ?? ''}
            options={[{ value: '', words: 'All makes' }, ...(choices?.makes ?? []).map(optionOf)]}
            onChange={(value) => choose({ make: value || null })}
          />
          {(choices?.dealerships.length ?? 0) > 1 || request.dealership ? (
            <Choice
              label="Dealership"
              value={request.dealership ?? ''}
              options={[
                { value: '', words: 'All dealerships' },
                ...(choices?.dealerships ?? []).map(optionOf),
              ]}
              onChange={(value) => choose({ dealership: value || null })}
            />
          ) : null}
        </div>
        <Card borderTop paddingTop={5}>
          <Flex gap={4} align="center" justify="space-between" wrap="wrap">
            <Text size={2} weight="semibold" role="status">
              {problem ? '' : count === null ? 'Counting' : countWords(request, count)}
            </Text>
            <Button
              mode="ghost"
              icon={DownloadIcon}
              text={busy ? 'Creating PDF' : 'Download PDF'}
              loading={busy}
              disabled={busy || count === null || refusal !== null}
              onClick={() => void print()}
            />
          </Flex>
        </Card>
        {refusal && (
          <Card tone="caution" padding={4} border radius={3} role="alert">
            <Text size={1}>{refusal}</Text>
          </Card>
        )}
      </Stack>
    </section>
  );
}

const optionOf = ({ value, name, count }: BookletChoice) => ({
  value,
  words: `${name} (${count.toLocaleString('en-AU')})`,
});

function countWords({ condition, make }: BookletRequest, count: number): string {
  const kind = [condition && conditionName(condition), make].filter(Boolean).join(' ');
  return `${count.toLocaleString('en-AU')} ${kind} ${count === 1 ? 'vehicle' : 'vehicles'}`.replace(
    '  ',
    ' ',
  );
}
