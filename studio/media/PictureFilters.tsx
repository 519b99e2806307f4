import { SearchIcon } from '@sanity/icons/Search';
import { Select, TextInput } from '@sanity/ui';
import { foldersOf } from './folders.ts';
import styles from './Media.module.css';
import { FILTERS, type Filter, type Picture, tagsOf, wanted } from './pictures.ts';

const FILTER_WORDS: Readonly<Record<Filter, string>> = {
  all: 'All pictures',
  unused: 'Shown nowhere',
  alt: 'Without alt text somewhere',
};

/** What somebody looks for in the library. */
export interface Sought {
  words: string;
  tag: string;
  /** A path with a slash before it, `/` for pictures in no folder; empty for all. */
  folder: string;
  filter: Filter;
}

export const EVERYTHING: Sought = { words: '', tag: '', folder: '', filter: 'all' };

/** The pictures that fit. */
export const soughtIn = (pictures: readonly Picture[], { folder, ...sought }: Sought): Picture[] =>
  wanted(pictures, { ...sought, folder: folder === '' ? null : folder.slice(1) });

/** The fields by which pictures are found: words, use, folder, tag. */
export function PictureFilters({
  pictures,
  sought,
  onChange,
}: {
  pictures: readonly Picture[];
  sought: Sought;
  onChange: (sought: Sought) => void;
}) {
  const change = (part: Partial<Sought>) => onChange({ ...sought, ...part });
  return (
    <div className={styles.controls}>
      <TextInput
        icon={SearchIcon}
        aria-label="Find a picture"
        placeholder="Name, tag or where it shows"
        value={sought.words}
        onChange={(event) => change({ words: event.currentTarget.value })}
      />
      <Select
        aria-label="Which pictures"
        value={sought.filter}
        onChange={(event) =>
          change({ filter: FILTERS.find((each) => each === event.currentTarget.value) ?? 'all' })
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
        value={sought.folder}
        onChange={(event) => change({ folder: event.currentTarget.value })}
      >
        <option value="">All folders</option>
        {foldersOf(pictures).map(({ path, name, depth, count }) => (
          <option key={path} value={`/${path}`}>
            {`${'\u2003'.repeat(depth)}${name} (${count})`}
          </option>
        ))}
        <option value="/">In no folder</option>
      </Select>
      <Select
        aria-label="Tag"
        value={sought.tag}
        onChange={(event) => change({ tag: event.currentTarget.value })}
      >
        <option value="">All tags</option>
        {tagsOf(pictures).map((each) => (
          <option key={each}>{each}</option>
        ))}
      </Select>
    </div>
  );
}
