import type {
  CorrectionKind,
  HeldValue,
  RejectedValue,
  RepeatedRow,
} from '@forecourt/lib/inventory/stock/importing/report';
import type { PlaceResult, ReasonCount } from '@forecourt/lib/inventory/stock/runs/runs';
import { Card, Flex, Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';
import styles from './Feeds.module.css';
import { correctionText, countText, fieldText, GUARD_ADVICE, rowsText } from './texts.ts';

function Section({
  title,
  about,
  beside,
  children,
}: {
  title: string;
  about?: ReactNode;
  beside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card border radius={3} padding={4} as="section" aria-label={title}>
      <Stack gap={4}>
        <Flex gap={4} justify="space-between" align="flex-start" wrap="wrap">
          <Stack gap={3} className={styles.grow}>
            <Text as="h2" size={1} weight="semibold">
              {title}
            </Text>
            {about && (
              <Text size={1} muted>
                {about}
              </Text>
            )}
          </Stack>
          {beside}
        </Flex>
        <Stack as="ul" gap={0} className={styles.lines}>
          {children}
        </Stack>
      </Stack>
    </Card>
  );
}

function Line({ about, children }: { about: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.line}>
      <Text size={1} weight="medium" className={styles.typed}>
        {about}
      </Text>
      <Text size={1} className={styles.typed}>
        {children}
      </Text>
    </li>
  );
}

/** What to do about the held vehicles, once for each guard. Renders nothing without them. */
export function HeldAdvice({ held }: { held: readonly HeldValue[] }) {
  const counts = [...Map.groupBy(held, ({ guard }) => guard)];
  if (counts.length === 0) return null;
  return (
    <Section title="Next steps for held vehicles">
      {counts.map(([guard, { length }]) => (
        <Line key={guard} about={countText(length, 'value')}>
          {GUARD_ADVICE[guard]} If it is correct, ask your system administrator to accept it with the keyword
          “{guard}”.
        </Line>
      ))}
    </Section>
  );
}

/** Results by location. Renders nothing for a single location, as the totals are the same. */
export function Places({ places }: { places: readonly PlaceResult[] }) {
  if (places.length < 2) return null;
  return (
    <Section title="By dealership and location">
      {places.map(({ name, before, taken, held, rejected, retired }) => (
        <Line key={name} about={name}>
          {rowsText({ ...NO_ROWS, read: taken + held + rejected, taken, held, rejected })}; {retired} of{' '}
          {before} retired
        </Line>
      ))}
    </Section>
  );
}
const NO_ROWS = { mended: 0, repeated: 0, added: 0, changed: 0, unchanged: 0, retired: 0 };

/** Problems by reason with their counts, and a link to download all of them. */
export function Reasons({ reasons, children }: { reasons: readonly ReasonCount[]; children: ReactNode }) {
  if (reasons.length === 0) return null;
  return (
    <Section title="Problems" about="Ask whoever creates the file to fix these." beside={children}>
      {reasons.map(({ what, field, reason, count }) => (
        <Line key={`${what} ${field} ${reason}`} about={countText(count, 'value')}>
          {fieldText(field)} {reason} <span className={styles.quiet}>· {what}</span>
        </Line>
      ))}
    </Section>
  );
}

export function Values({
  title,
  values,
  total,
  children,
}: {
  title: string;
  values: readonly RejectedValue[];
  /** Number of rows. A row may have several values. */
  total: number;
  children: string;
}) {
  if (values.length === 0) return null;
  const lines = new Set(values.map(({ line }) => line)).size;
  const more = lines < total ? ` The first ${lines} of ${total}; the file has more.` : '';
  return (
    <Section title={title} about={`${children}${more}`}>
      {values.map(({ line, stocknum, field, value, reason }) => (
        <Line key={`${line} ${field} ${reason}`} about={stocknum ?? `Line ${line}`}>
          {fieldText(field)} {value && <q>{value}</q>} {reason}{' '}
          <span className={styles.quiet}>· line {line}</span>
        </Line>
      ))}
    </Section>
  );
}

/** Stock numbers that the file lists twice, with the row that was used. */
export function Duplicates({ repeated }: { repeated: readonly RepeatedRow[] }) {
  if (repeated.length === 0) return null;
  return (
    <Section title="Duplicate stock numbers" about="The more complete row was used.">
      {repeated.map(({ stocknum, keptLine, leftLine, isSame }) => (
        <Line key={`${stocknum} ${leftLine}`} about={stocknum}>
          line {keptLine} was used, line {leftLine} was ignored:{' '}
          {isSame ? 'both are the same' : 'it is less complete'}
        </Line>
      ))}
    </Section>
  );
}

/**
 * Values that were corrected or left out, counted by kind with one example each. Renders nothing without any.
 */
export function Corrections({ mended }: { mended: readonly CorrectionKind[] }) {
  if (mended.length === 0) return null;
  return (
    <Section
      title="Corrected values"
      about="Corrected or left out during the import. The vehicles are still shown."
    >
      {mended.map(({ kind, count, examples: [first] }) => (
        <Line key={kind} about={countText(count, 'value')}>
          {correctionText(kind)}
          {first && (
            <span className={styles.quiet}>
              {' '}
              · line {first.line}: <q>{first.from}</q> became {first.to ? <q>{first.to}</q> : 'nothing'}
            </span>
          )}
        </Line>
      ))}
    </Section>
  );
}

export function Warnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <Section title="Warnings">
      {warnings.map((warning) => (
        <li key={warning} className={styles.line}>
          <Text size={1} className={styles.whole}>
            {warning}
          </Text>
        </li>
      ))}
    </Section>
  );
}
