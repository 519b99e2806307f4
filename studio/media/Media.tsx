import { Box, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { useRouter, useRouterState } from 'sanity/router';
import { useOwnSites } from '../structure/ownSites.ts';
import { foldersIn, foldersOf } from './folders.ts';
import { Loading } from './Loading.tsx';
import styles from './Media.module.css';
import { PictureDialog } from './PictureDialog.tsx';
import { PictureFilters } from './PictureFilters.tsx';
import { PictureGrid } from './PictureGrid.tsx';
import { matchingPictures, type PictureSearch, paramsOf, parsePictureSearch } from './pictureSearch.ts';
import type { Picture } from './pictures.ts';
import type { Replacement } from './replace.ts';
import { Selection } from './Selection.tsx';
import { UndoCard } from './UndoCard.tsx';
import { Upload } from './Upload.tsx';
import { useMedia } from './useMedia.ts';

/** The media library of all sites: search, folders, tags, upload and replacement. */
export default function Media() {
  const { client, pictures, error, load } = useMedia();
  const ownSites = useOwnSites();
  const [search, setSearch] = usePictureSearch();
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const [openId, setOpenId] = useState<string | null>(null);
  const [replacement, setReplacement] = useState<Replacement | null>(null);
  const reload = () => void load();
  if (!pictures) return <Loading error={error} onRetry={reload} />;
  const shownPictures = matchingPictures(pictures, search);
  const open = pictures.find(({ _id }) => _id === openId);
  const chosenPictures = pictures.filter(({ _id }) => chosenIds.has(_id));
  // Pictures are shared by all sites, so editors of some sites cannot change them.
  const maySort = !ownSites;
  const toggle = ({ _id }: Picture) =>
    setChosenIds(
      new Set(chosenIds.has(_id) ? [...chosenIds].filter((id) => id !== _id) : [...chosenIds, _id]),
    );
  return (
    <Card height="fill" overflow="auto" data-testid="media">
      <Box className={styles.page} paddingX={4} paddingY={5}>
        <Stack gap={5}>
          <Flex align="center" justify="space-between" gap={4} wrap="wrap">
            <Stack gap={4}>
              <Heading as="h1" size={2}>
                Media
              </Heading>
              <Text size={1} muted role="status">
                {shownPictures.length} of {pictures.length} pictures
              </Text>
            </Stack>
            <Upload
              client={client}
              tags={maySort ? foldersIn(search.folder.slice(1)) : []}
              onChange={reload}
            />
          </Flex>
          <PictureFilters pictures={pictures} search={search} onChange={setSearch} />
          {replacement && (
            <UndoCard
              client={client}
              replacement={replacement}
              onChange={reload}
              onClose={() => setReplacement(null)}
            />
          )}
          {chosenPictures.length > 0 && (
            <Selection
              client={client}
              pictures={chosenPictures}
              onChange={reload}
              onClear={() => setChosenIds(new Set())}
            />
          )}
          <PictureGrid
            pictures={shownPictures}
            chosenIds={chosenIds}
            onOpen={({ _id }) => setOpenId(_id)}
            onChoose={maySort ? toggle : undefined}
          />
        </Stack>
      </Box>
      <datalist id="picture-folders">
        {foldersOf(pictures).map(({ path }) => (
          <option key={path} value={path} />
        ))}
      </datalist>
      {open && (
        <PictureDialog
          key={open._id}
          client={client}
          picture={open}
          maySort={maySort}
          onChange={reload}
          onReplaced={(newPicture) => {
            setReplacement(newPicture);
            setOpenId(null);
          }}
          onClose={() => setOpenId(null)}
        />
      )}
    </Card>
  );
}

/** The search, stored in the URL so that it can be reloaded and shared. */
function usePictureSearch(): [PictureSearch, (search: PictureSearch) => void] {
  const router = useRouter();
  const params = useRouterState((state) => state._searchParams as [string, string][] | undefined);
  const [search, setSearch] = useState(() => parsePictureSearch(params ?? []));
  const change = (next: PictureSearch) => {
    setSearch(next);
    router.navigate({ _searchParams: paramsOf(next) }, { replace: true });
  };
  return [search, change];
}
