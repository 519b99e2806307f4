import {
  SOURCE_KIND_LABELS,
  SOURCE_KINDS,
  type SourceKind,
} from '@forecourt/lib/sites/visit-source/source-kinds';
import { Box, Select } from '@sanity/ui';
import styles from '../Reservations.module.css';

/** Filters by where shoppers came from, at first or last; empty for every source. */
export function SourceSelect({
  source,
  onChange,
}: {
  source: SourceKind | '';
  onChange: (source: SourceKind | '') => void;
}) {
  return (
    <Box className={styles.site}>
      <Select
        aria-label="Came from"
        fontSize={1}
        value={source}
        onChange={(event) => onChange(SOURCE_KINDS.find((kind) => kind === event.currentTarget.value) ?? '')}
      >
        <option value="">From anywhere</option>
        {SOURCE_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {SOURCE_KIND_LABELS[kind]}
          </option>
        ))}
      </Select>
    </Box>
  );
}
