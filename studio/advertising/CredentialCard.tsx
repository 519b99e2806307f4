import {
  type CredentialState,
  type ListedOutgoingFeed,
  MOST_CREDENTIAL,
} from '@forecourt/lib/operations/advertising/overview/answers';
import { Button, Card, Flex, Stack, Text, TextArea } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useId, useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { Problem } from '../back-office/Notice.tsx';
import { problemOf } from '../back-office/useSession.ts';
import styles from '../feeds/Feeds.module.css';
import { localTimeText } from '../feeds/localTime.ts';
import { credentialText } from './texts.ts';

/**
 * Stores the receiver's credential, which is never shown again.
 * @param props.onStored reloads the feed
 */
export function CredentialCard({
  office,
  feed,
  credential,
  onStored,
}: {
  office: BackOffice;
  feed: ListedOutgoingFeed;
  credential: CredentialState;
  onStored: () => Promise<void>;
}) {
  const id = useId();
  const [value, setValue] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const toast = useToast();

  async function store() {
    if (busy) return;
    if (value.trim() === '') {
      setProblem('Enter the credential.');
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      await office.setAdvertCredential(feed.id, value);
      setValue('');
      toast.push({ status: 'success', title: 'Credential saved' });
      await onStored();
    } catch (error) {
      setProblem(problemOf(error).message);
    }
    setBusy(false);
  }

  return (
    <Card border radius={3} padding={4} as="section" aria-label="Credential">
      <Stack gap={4}>
        <Stack gap={3}>
          <Text as="h2" size={1} weight="semibold">
            Credential
          </Text>
          <Text size={1} muted className={styles.typed}>
            {credentialText(credential, localTimeText)}
          </Text>
        </Stack>
        {credential.name !== null && credential.canBeStored && (
          <>
            <Stack gap={3}>
              <Text as="label" size={1} weight="medium" htmlFor={id}>
                New credential
              </Text>
              <TextArea
                id={id}
                fontSize={1}
                rows={3}
                maxLength={MOST_CREDENTIAL}
                autoComplete="off"
                spellCheck={false}
                aria-describedby={`${id}-about`}
                value={value}
                onChange={({ currentTarget }) => setValue(currentTarget.value)}
              />
              <Text id={`${id}-about`} size={1} muted>
                {CREDENTIAL_HELP[feed.receiver.name] ?? 'The key or token from the receiver.'} It is
                encrypted, and nobody can read it again.
              </Text>
            </Stack>
            {problem && <Problem>{problem}</Problem>}
            <Flex>
              <Button
                mode="ghost"
                fontSize={1}
                text="Save credential"
                loading={busy}
                aria-disabled={busy}
                onClick={() => void store()}
              />
            </Flex>
          </>
        )}
      </Stack>
    </Card>
  );
}

const CREDENTIAL_HELP: Readonly<Record<string, string>> = {
  googleVehicleAds: 'The JSON key of a service account that may use the Merchant API.',
  meta: 'A system user’s access token with the permission catalog_management.',
};
