import { addressProblem } from '@forecourt/schemas/fields/pathField';
import { AddIcon } from '@sanity/icons/Add';
import { Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { type SanityClient, useClient } from 'sanity';
import { useRouter } from 'sanity/router';
import { useWork } from '../copy/useWork.ts';
import { API_VERSION, siteAddress } from '../document/site.ts';
import { Field } from './Field.tsx';

/** Debounce for the address check. */
const REST_MS = 200;

/** Returns the origin at which a site is previewed; null for a site without an address, which has no preview. */
async function siteOrigin(client: SanityClient, site: string): Promise<string | null> {
  const address = await siteAddress(client, site).catch(() => null);
  return address && URL.canParse(address.url) ? new URL(address.url).origin : null;
}

/** The last step of a new page: checks the address, creates the draft and opens it next to its preview. */
export function CreatePage({
  site,
  title,
  suggestion,
  pageOf,
  children,
}: {
  site: string;
  title: string;
  suggestion: string;
  pageOf: (address: string) => object;
  children: ReactNode;
}) {
  const client = useClient({ apiVersion: API_VERSION });
  const router = useRouter();
  const [ownAddress, setOwnAddress] = useState<string | null>(null);
  const [clash, setClash] = useState<{ address: string; words: string | null } | null>(null);
  const { busy, problem, run } = useWork();
  const address = ownAddress ?? suggestion;

  useEffect(() => {
    let isStale = false;
    const ask = async () => {
      const document = { _id: 'drafts.new-page', _type: 'page', site: { _type: 'reference', _ref: site } };
      const words = await addressProblem(address, { document, getClient: () => client } as never).catch(
        () => null,
      );
      if (!isStale) setClash({ address, words });
    };
    const timer = setTimeout(() => void ask(), REST_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [client, site, address]);

  const isChecked = clash?.address === address;
  const make = () =>
    run(async () => {
      const id = crypto.randomUUID();
      await client.create({ _id: `drafts.${id}`, _type: 'page', ...pageOf(address) }, { tag: 'create.page' });
      const origin = await siteOrigin(client, site);
      router.navigateIntent('edit', {
        id,
        type: 'page',
        ...(origin && { mode: 'presentation', preview: origin + address }),
      });
    });

  const isReady = !busy && title.trim() !== '' && isChecked && clash.words === null;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isReady) void make();
  }
  return (
    <Card as="form" border radius={3} padding={4} onSubmit={submit}>
      <Stack gap={5}>
        {children}
        <Stack gap={3}>
          <Field label="Address">
            <TextInput
              value={address}
              maxLength={200}
              onChange={(event) => setOwnAddress(event.currentTarget.value)}
            />
          </Field>
          <div aria-live="polite">
            {isChecked && (
              <Text size={1} muted={!clash.words}>
                {clash.words ?? 'This address is available.'}
              </Text>
            )}
          </div>
        </Stack>
        {problem && (
          <Card tone="critical" padding={3} radius={2} role="alert">
            <Text size={1}>The page could not be created: {problem}</Text>
          </Card>
        )}
        <Flex justify="flex-end">
          <Button type="submit" icon={AddIcon} text="Create page" loading={busy} disabled={!isReady} />
        </Flex>
      </Stack>
    </Card>
  );
}
