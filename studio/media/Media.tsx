import { SearchIcon } from '@sanity/icons/Search';
import { Box, Button, Card, Flex, Heading, Select, Spinner, Stack, Text, TextInput } from '@sanity/ui';
import { useState } from 'react';
import { useOwnSites } from '../structure/ownSites.ts';
import { foldersOf } from './folders.ts';
import styles from './Media.module.css';
import { PictureDialog } from './PictureDialog.tsx';
import { FILTERS, type Filter, type Picture, tagsOf, wanted } from './pictures.ts';
import { useMedia } from './useMedia.ts';

const FILTER_WORDS: Readonly<Record<Filter, string>> = {
  all: 'All pictures',
  unused: 'Shown nowhere',
  alt: 'Without alt text somewhere',
};
/** So many show at first, and more with each press. */
const STEP = 60;

const usesIn = ({ length }: Picture['uses']) =>
  length === 0 ? 'Shown nowhere' : `In ${length} ${length === 1 ? 'document' : 'documents'}`;

/** The pictures of all sites: found by words, folder, tag and use, replaced everywhere at once. */
export default function Media() {
  const { client, pictures, error, load } = useMedia();
  const ownSites = useOwnSites();
  const [words, setWords] = useState('');
  const [tag, setTag] = useState('');
  /** A path with a slash before it, `/` for pictures in no folder; empty for all. */
  const [folder, setFolder] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [most, setMost] = useState(STEP);
  const [openId, setOpenId] = useState<string | null>(null);
  if (!pictures)
    return (
      <Flex align="center" justify="center" direction="column" gap={4} padding={6} height="fill">
        {error ? (
          <>
            <Text role="alert">The pictures could not be loaded: {error}</Text>
            <Button text="Try again" onClick={() => void load()} />
          </>
        ) : (
          <Spinner muted />
        )}
      </Flex>
    );
  const shown = wanted(pictures, { words, tag, folder: folder === '' ? null : folder.slice(1), filter });
  const open = pictures.find(({ _id }) => _id === openId);
  return (
    <Card height="fill" overflow="auto" data-testid="media">
      <Box className={styles.page} paddingX={4} paddingY={5}>
        <Stack gap={5}>
          <Stack gap={4}>
            <Heading as="h1" size={2}>
              Media
            </Heading>
            <Text size={1} muted role="status">
              {shown.length} of {pictures.length} pictures
            </Text>
          </Stack>
          <div className={styles.controls}>
            <TextInput
              icon={SearchIcon}
              aria-label="Find a picture"
              placeholder="Name, tag or where it shows"
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
            <Select
              aria-label="Which pictures"
              value={filter}
              onChange={(event) =>
                setFilter(FILTERS.find((each) => each === event.currentTarget.value) ?? 'all')
              }
            >
              {FILTERS.map((each) => (
                <option key={each} value={each}>
                  {FILTER_WORDS[each]}
                </option>
              ))}
            </Select>
            <Select
              aria-label="Folder"
              value={folder}
              onChange={(event) => setFolder(event.currentTarget.value)}
            >
              <option value="">All folders</option>
              {foldersOf(pictures).map(({ path, name, depth, count }) => (
                <option key={path} value={`/${path}`}>
                  {`${'\u2003'.repeat(depth)}${name} (${count})`}
                </option>
              ))}
              <option value="/">In no folder</option>
            </Select>
            <Select aria-label="Tag" value={tag} onChange={(event) => setTag(event.currentTarget.value)}>
              <option value="">All tags</option>
              {tagsOf(pictures).map((each) => (
                <option key={each}>{each}</option>
              ))}
            </Select>
          </div>
          {shown.length === 0 && (
            <Text size={1} muted>
              No picture is like that.
            </Text>
          )}
          <ul className={styles.grid}>
            {shown.slice(0, most).map((picture) => (
              <li key={picture._id}>
                <button type="button" className={styles.tile} onClick={() => setOpenId(picture._id)}>
                  <img src={`${picture.url}?w=360&h=270&fit=crop`} alt="" loading="lazy" />
                  <Text size={1} weight="medium">
                    <span className={styles.name}>{picture.name}</span>
                  </Text>
                  <Text size={1} muted>
                    {usesIn(picture.uses)}
                  </Text>
                </button>
              </li>
            ))}
          </ul>
          {shown.length > most && (
            <Flex justify="center">
              <Button mode="ghost" text="Show more" onClick={() => setMost(most + STEP)} />
            </Flex>
          )}
        </Stack>
      </Box>
      {open && (
        <PictureDialog
          key={open._id}
          client={client}
          picture={open}
          folders={foldersOf(pictures).map(({ path }) => path)}
          maySort={!ownSites}
          onChange={() => void load()}
          onClose={() => setOpenId(null)}
        />
      )}
    </Card>
  );
}
