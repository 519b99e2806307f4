import { Button, Flex, Stack, Text, TextArea, TextInput } from '@sanity/ui';
import { lazy, Suspense, useId, useState } from 'react';
import { useClient } from 'sanity';
import { suggestAlt } from '../alt-text/suggestAlt.ts';
import { API_VERSION } from '../document/site.ts';
import type { CampaignContent, Part } from './campaign.ts';
import { Labelled } from './Labelled.tsx';
import styles from './Releases.module.css';

const LibraryPicker = lazy(() => import('../media/LibraryPicker.tsx'));

const ASSET = '*[_id == $id][0]{ url, "name": originalFilename }';
const WITH_PICTURE: readonly Part[] = ['offer', 'slide', 'popup'];

/** Fields for content that several documents of a campaign share, so that it is entered once. */
export function CampaignContentFields({
  parts,
  title,
  content,
  onChange,
}: {
  parts: ReadonlySet<Part>;
  title: string;
  content: CampaignContent;
  onChange: (content: CampaignContent) => void;
}) {
  const id = useId();
  const client = useClient({ apiVersion: API_VERSION });
  const [isChoosing, setIsChoosing] = useState(false);
  const [url, setUrl] = useState<string | null>(null);
  const hasOffer = parts.has('offer');
  const picturedParts = WITH_PICTURE.filter((part) => parts.has(part));
  if (picturedParts.length === 0) return null;

  async function choose(assetId: string) {
    setIsChoosing(false);
    const asset = await client
      .fetch<{ url: string; name: string | null } | null>(ASSET, { id: assetId }, { tag: 'campaign.picture' })
      // The picture is chosen without its preview.
      .catch(() => null);
    setUrl(asset?.url ?? null);
    onChange({ ...content, picture: { assetId, alt: suggestAlt(asset?.name ?? null, [{ title }]) ?? '' } });
  }
  const { picture } = content;
  return (
    <>
      {hasOffer && (
        <>
          <Labelled label="Offer category" id={`${id}-category`}>
            <TextInput
              id={`${id}-category`}
              value={content.offerCategory ?? ''}
              placeholder="Finance offer"
              maxLength={40}
              onChange={({ currentTarget }) => onChange({ ...content, offerCategory: currentTarget.value })}
            />
          </Labelled>
          <Labelled label="Offer description" id={`${id}-description`}>
            <TextArea
              id={`${id}-description`}
              value={content.offerDescription ?? ''}
              rows={3}
              maxLength={2000}
              onChange={({ currentTarget }) =>
                onChange({ ...content, offerDescription: currentTarget.value })
              }
            />
          </Labelled>
        </>
      )}
      <Stack gap={3} role="group" aria-label="Picture">
        <Text size={1} weight="semibold">
          Picture
        </Text>
        <Flex align="center" gap={4}>
          {picture && url && (
            <img className={styles.chosenPicture} src={`${url}?w=240&h=160&fit=crop`} alt="" />
          )}
          <Button
            mode="ghost"
            fontSize={1}
            text={picture ? 'Choose another picture' : 'Choose picture'}
            onClick={() => setIsChoosing(true)}
          />
        </Flex>
        {picture && (
          <Labelled label="Alt text (describe the image for people who can’t see it)" id={`${id}-alt`}>
            <TextInput
              id={`${id}-alt`}
              value={picture.alt}
              maxLength={160}
              onChange={({ currentTarget }) =>
                onChange({ ...content, picture: { ...picture, alt: currentTarget.value } })
              }
            />
          </Labelled>
        )}
        <Text size={1} muted>
          {`Used for ${listed(picturedParts)}. You can add or change it later in the release.`}
        </Text>
      </Stack>
      {isChoosing && (
        <Suspense>
          <LibraryPicker
            onClose={() => setIsChoosing(false)}
            onSelect={([asset]) => void choose(String(asset?.value ?? ''))}
          />
        </Suspense>
      )}
    </>
  );
}

const NAMES: Partial<Record<Part, string>> = { offer: 'the offer', slide: 'the slides', popup: 'the popups' };
const listed = (parts: readonly Part[]) =>
  new Intl.ListFormat('en-AU').format(parts.map((part) => NAMES[part] ?? part));
