import type { WholeReservation } from '@forecourt/lib/operations/back-office/contract';
import { choiceRows } from '@forecourt/lib/payments/reservation/choice-rows';
import { formatCents } from '@forecourt/lib/payments/reservation/money';
import { reservedDealRows } from '@forecourt/lib/payments/reservation/reserved-deal';
import { readablePhone } from '@forecourt/lib/platform/text/phone';
import { Card, Stack, Text } from '@sanity/ui';
import { useId } from 'react';
import { momentText, placeText } from '../../back-office/moments.ts';
import styles from '../Reservations.module.css';

export function Details({
  reservation,
  site,
  timeZone,
}: {
  reservation: WholeReservation;
  site: string;
  timeZone: string;
}) {
  const { name, mobile, email, choices, feeCents, paidCents, returnedCents, stripe } = reservation;
  const at = (moment: string | null) => (moment ? ` on ${momentText(moment, timeZone)}` : '');
  const keptCents = paidCents - returnedCents;
  return (
    <>
      <Section title="Shopper">
        <Fact name="Name">{name}</Fact>
        <Fact name="Mobile">
          <a href={`tel:${mobile}`} className={styles.outside}>
            {readablePhone(mobile)}
          </a>
        </Fact>
        <Fact name="Email">
          <a href={`mailto:${email}`} className={styles.outside}>
            {email}
          </a>
        </Fact>
        {reservation.cameFrom && <Fact name="Came from">{reservation.cameFrom}</Fact>}
        <Fact name="Reserved by">
          {reservation.assistant
            ? `${reservation.assistant}, an assistant, for the shopper`
            : 'The shopper, on the site'}
        </Fact>
        <Fact name="Site">
          {site} (times in {placeText(timeZone)})
        </Fact>
      </Section>
      <Section title="Payment">
        <Fact name="Fee">{formatCents(feeCents)}</Fact>
        <Fact name="Paid">{paidCents ? formatCents(paidCents) + at(reservation.paidAt) : 'Nothing yet'}</Fact>
        <Fact name="Returned">
          {returnedCents ? formatCents(returnedCents) + at(reservation.returnedAt) : 'Nothing'}
        </Fact>
        <Fact name="Kept by you">{formatCents(keptCents)}</Fact>
        {reservation.status === 'held' || reservation.status === 'paid' ? (
          <Fact name={reservation.status === 'held' ? 'Pay by' : 'Reserved until'}>
            {momentText(reservation.heldUntil, timeZone)}
          </Fact>
        ) : null}
      </Section>
      <Section title="Preferences">
        {choiceRows(choices).map(([what, words]) => (
          <Fact key={what} name={what}>
            {words}
          </Fact>
        ))}
        {(reservation.deal ? reservedDealRows(reservation.deal) : []).map(([what, words]) => (
          <Fact key={what} name={what}>
            {words}
          </Fact>
        ))}
        {choices.message && <Fact name="Message">{choices.message}</Fact>}
        <Fact name="Terms">
          {reservation.termsAcceptedAt
            ? `Accepted${at(reservation.termsAcceptedAt)}`
            : 'Not accepted, because nothing was paid'}
        </Fact>
      </Section>
      <Section title="Stripe">
        <Fact name="Payment">
          <Id>{stripe.payment}</Id>
        </Fact>
        <Fact name="Refund">
          <Id>{stripe.refund}</Id>
        </Fact>
        <Fact name="Session">
          <Id>{stripe.session}</Id>
        </Fact>
      </Section>
    </>
  );
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap={4}>
        <Text as="h3" size={1} weight="semibold" id={id}>
          {title}
        </Text>
        <Card border radius={3} paddingX={4} paddingY={2}>
          <dl className={styles.facts}>{children}</dl>
        </Card>
      </Stack>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className={styles.fact}>
      <Text as="dt" size={1} muted>
        {name}
      </Text>
      <Text as="dd" size={1} className={styles.value}>
        {children}
      </Text>
    </div>
  );
}

const Id = ({ children }: { children: string | null }) =>
  children ? <code className={styles.id}>{children}</code> : 'None';
