import { Box, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import type { AssetSourceComponentProps } from 'sanity';
import { Dialog } from '../dialog/Dialog.tsx';
import { Loading } from './Loading.tsx';
import { PictureFilters } from './PictureFilters.tsx';
import { PictureGrid } from './PictureGrid.tsx';
import { EVERYTHING, matchingPictures, type PictureSearch } from './pictureSearch.ts';
import { useMedia } from './useMedia.ts';

/** A dialog in which a picture of the library is chosen. */
export default function LibraryPicker({
  onClose,
  onSelect,
}: Pick<AssetSourceComponentProps, 'onClose' | 'onSelect'>) {
  const { pictures, error, load } = useMedia();
  const [search, setSearch] = useState<PictureSearch>(EVERYTHING);
  const shownPictures = pictures ? matchingPictures(pictures, search) : [];
  return (
    <Dialog id="library" header="Library" width={3} onClose={onClose}>
      <Box padding={4}>
        {pictures ? (
          <Stack gap={5}>
            <PictureFilters pictures={pictures} search={search} onChange={setSearch} />
            <Text size={1} muted role="status">
              {shownPictures.length} of {pictures.length} pictures
            </Text>
            <PictureGrid
              pictures={shownPictures}
              onOpen={({ _id }) => onSelect([{ kind: 'assetDocumentId', value: _id }])}
            />
          </Stack>
        ) : (
          <Loading error={error} onRetry={() => void load()} />
        )}
      </Box>
    </Dialog>
  );
}
