import { SearchIcon } from '@sanity/icons/Search';
import { Select, TextInput } from '@sanity/ui';
import { foldersOf } from './folders.ts';
import styles from './Media.module.css';
import type { PictureSearch } from './pictureSearch.ts';
import { FILTERS, type Filter, type Picture, tagsOf } from './pictures.ts';

const FILTER_WORDS: Readonly<Record<Filter, string>> = {
  all: 'All pictures',
  unused: 'Unused',
  alt: 'Missing alt text',
  rights: 'Rights end within 30 days',
  duplicates: 'Possible duplicates',
};

export function PictureFilters({
  pictures,
  search,
  onChange,
}: {
  pictures: readonly Picture[];
  search: PictureSearch;
  onChange: (search: PictureSearch) => void;
}) {
  const change = (part: Partial<PictureSearch>) => onChange({ ...search, ...part });
  return (
    <div className={styles.controls}>
      <TextInput
        icon={SearchIcon}
        aria-label="Search pictures"
        placeholder="Name, tag or use"
        value={search.words}
        onChange={(event) => change({ words: event.currentTarget.value })}
      />
      <Select
        aria-label="Filter pictures"
        value={search.filter}
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
        value={search.folder}
        onChange={(event) => change({ folder: event.currentTarget.value })}
      >
        <option value="">All folders</option>
        {foldersOf(pictures).map(({ path, name, depth, count }) => (
          <option key={path} value={`/${path}`}>
            {`${'\u2003'.repeat(depth)}${name} (${count})`}
          </option>
        ))}
        <option value="/">No folder</option>
      </Select>
      <Select
        aria-label="Tag"
        value={search.tag}
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
