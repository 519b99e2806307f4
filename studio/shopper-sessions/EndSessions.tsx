import type { SiteAnswer } from '@forecourt/lib/operations/back-office/contract';
import { Button, Card, Heading, Select, Stack, Text, TextInput } from '@sanity/ui';
import { type FormEvent, useId, useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { Notice, Problem } from '../back-office/Notice.tsx';
import { problemOf } from '../back-office/useSession.ts';
import styles from '../leads/HeldBack.module.css';
import { resultText } from './resultText.ts';

type Outcome = { done: string } | { problem: string } | null;

/** Signs a shopper out on every device by phone number, at one site or at all sites the user may act for. */
export function EndSessions({ office, sites }: { office: BackOffice; sites: readonly SiteAnswer[] }) {
  const id = useId();
  const [phone, setPhone] = useState('');
  const [site, setSite] = useState('');
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const ownSites = sites.filter(({ mayAct }) => mayAct);
  if (ownSites.length === 0)
    return (
      <Notice title="You don’t have permission to sign shoppers out">Ask an administrator for access.</Notice>
    );

  async function end(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setOutcome(null);
    try {
      setOutcome({ done: resultText(await office.endShopperSessions({ phone, sites: site ? [site] : [] })) });
    } catch (error) {
      setOutcome({ problem: problemOf(error).message });
    }
    setBusy(false);
  }

  return (
    <section className={styles.scroll} aria-label="Shopper sign-ins">
      <Stack gap={5} padding={5} className={styles.list}>
        <Stack gap={4}>
          <Heading as="h1" size={2}>
            Shopper sign-ins
          </Heading>
          <Text size={1} muted>
            Sign a shopper out on every device, for example if they lost their phone. They can sign in again
            with a one-time code.
          </Text>
        </Stack>
        <form onSubmit={(event) => void end(event)}>
          <Stack gap={4} style={{ maxWidth: 400 }}>
            <Stack gap={3}>
              <Text as="label" size={1} weight="medium" htmlFor={`${id}-phone`}>
                Mobile number
              </Text>
              <TextInput
                id={`${id}-phone`}
                type="tel"
                autoComplete="off"
                placeholder="0412 345 678"
                value={phone}
                onChange={({ currentTarget }) => setPhone(currentTarget.value)}
              />
            </Stack>
            {ownSites.length > 1 && (
              <Stack gap={3}>
                <Text as="label" size={1} weight="medium" htmlFor={`${id}-site`}>
                  Site
                </Text>
                <Select
                  id={`${id}-site`}
                  value={site}
                  onChange={({ currentTarget }) => setSite(currentTarget.value)}
                >
                  <option value="">All your sites</option>
                  {ownSites.map(({ slug, name }) => (
                    <option key={slug} value={slug}>
                      {name}
                    </option>
                  ))}
                </Select>
              </Stack>
            )}
            <Button
              type="submit"
              tone="critical"
              text="Sign out on all devices"
              loading={busy}
              disabled={busy || !phone.trim()}
            />
          </Stack>
        </form>
        <div role="status">
          {outcome && 'done' in outcome && (
            <Card padding={4} radius={3} tone="positive" border>
              <Text size={1}>{outcome.done}</Text>
            </Card>
          )}
        </div>
        {outcome && 'problem' in outcome && <Problem>{outcome.problem}</Problem>}
      </Stack>
    </section>
  );
}
