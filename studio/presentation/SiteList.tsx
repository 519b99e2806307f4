import { Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { usePresentationNavigate, usePresentationParams } from 'sanity/presentation';
import { API_VERSION } from '../document/site.ts';
import { navigatePreviewFrame } from './previewFrame.ts';
import { type PreviewSite, sitesOf } from './sites.ts';

/** A panel that selects the previewed site and date. */
export function SiteList() {
  const client = useClient({ apiVersion: API_VERSION });
  const navigate = usePresentationNavigate();
  const { preview } = usePresentationParams();
  const [sites, setSites] = useState<PreviewSite[] | null>(null);
  useEffect(() => {
    let isStale = false;
    sitesOf(client).then(
      (all) => !isStale && setSites(all),
      () => !isStale && setSites([]),
    );
    return () => {
      isStale = true;
    };
  }, [client]);
  const shownUrl = preview && URL.canParse(preview) ? new URL(preview) : null;
  return (
    <Card height="fill" overflow="auto" padding={3}>
      <Stack gap={5}>
        <Stack as="nav" aria-label="Sites" gap={1}>
          {sites?.map(({ id, name, origin }) => (
            <Button
              key={id}
              mode="bleed"
              justify="flex-start"
              selected={shownUrl?.origin === origin}
              aria-current={shownUrl?.origin === origin ? 'page' : undefined}
              text={name}
              onClick={() => navigate(`${origin}/`)}
            />
          ))}
          {sites?.length === 0 && <Text size={1}>No site has an address yet.</Text>}
        </Stack>
        <AsOf
          onChoose={(at) => {
            if (!shownUrl) return;
            const to = shownUrl.pathname + shownUrl.search;
            navigatePreviewFrame(`${shownUrl.origin}/api/draft/date?${new URLSearchParams({ at, to })}`);
          }}
        />
      </Stack>
    </Card>
  );
}

/** Previews the page at a future date in the site's time zone. */
function AsOf({ onChoose }: { onChoose: (at: string) => void }) {
  const [at, setAt] = useState('');
  return (
    <Stack
      as="form"
      gap={3}
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(at);
      }}
    >
      <Text as="label" size={1} weight="medium" htmlFor="preview-as-of">
        Preview date
      </Text>
      <TextInput
        id="preview-as-of"
        type="datetime-local"
        fontSize={1}
        value={at}
        onChange={({ currentTarget }) => setAt(currentTarget.value)}
      />
      <Flex gap={2}>
        <Button type="submit" mode="ghost" text="Show" disabled={!at} fontSize={1} padding={2} />
        <Button
          type="button"
          mode="bleed"
          text="Reset to now"
          fontSize={1}
          padding={2}
          onClick={() => {
            setAt('');
            onChoose('');
          }}
        />
      </Flex>
    </Stack>
  );
}
