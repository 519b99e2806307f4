import { SITE_ADDRESSES, type SiteAddresses } from '@forecourt/schemas/warnings/addresses';
import { Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { useState } from 'react';
import { useClient, usePerspective } from 'sanity';
import { usePresentationNavigate, usePresentationParams } from 'sanity/presentation';
import { API_VERSION } from '../document/site.ts';
import { PageBlocks } from './PageBlocks.tsx';
import { isPagePath } from './pagePath.ts';
import { navigatePreviewFrame } from './previewFrame.ts';
import { samePlace } from './samePlace.ts';
import type { PreviewSite } from './sites.ts';
import { useSites } from './useSites.ts';

/** A panel that selects the previewed site and date, and lists the blocks of the page. */
export function SiteList() {
  const client = useClient({ apiVersion: API_VERSION });
  const { perspectiveStack } = usePerspective();
  const navigate = usePresentationNavigate();
  const { preview } = usePresentationParams();
  const sites = useSites();
  const [leadingTo, setLeadingTo] = useState<string | null>(null);
  const shownUrl = preview && URL.canParse(preview) ? new URL(preview) : null;
  const shownSite = sites?.find(({ origin }) => origin === shownUrl?.origin);

  /** Opens the page of another site that corresponds to the shown one. */
  async function open(site: PreviewSite): Promise<void> {
    if (site.id === shownSite?.id) return navigate(`${site.origin}/`);
    setLeadingTo(site.id);
    const addressesOf = ({ id }: PreviewSite) =>
      client
        .withConfig({ perspective: perspectiveStack })
        .fetch<SiteAddresses>(SITE_ADDRESSES, { site: id }, { tag: 'preview.addresses' });
    const path = shownSite && shownUrl && isPagePath(shownUrl.pathname) ? shownUrl.pathname : '/';
    const target =
      shownSite && path !== '/'
        ? await Promise.all([addressesOf(shownSite), addressesOf(site)]).then(
            ([from, to]) => samePlace(path, from, to),
            () => '/',
          )
        : '/';
    setLeadingTo(null);
    navigate(site.origin + target);
  }

  return (
    <Card height="fill" overflow="auto" padding={3}>
      <Stack gap={5}>
        <Stack as="nav" aria-label="Sites" gap={1}>
          {sites?.map((site) => (
            <Button
              key={site.id}
              mode="bleed"
              justify="flex-start"
              selected={shownSite?.id === site.id}
              aria-current={shownSite?.id === site.id ? 'page' : undefined}
              loading={leadingTo === site.id}
              text={site.name}
              onClick={() => void open(site)}
            />
          ))}
          {sites?.length === 0 && <Text size={1}>No site has an address yet.</Text>}
        </Stack>
        {shownSite && shownUrl && isPagePath(shownUrl.pathname) && (
          <PageBlocks origin={shownUrl.origin} path={shownUrl.pathname} />
        )}
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
