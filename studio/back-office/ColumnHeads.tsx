import { Text } from '@sanity/ui';

/** The header row of a table of figures. */
export const ColumnHeads = ({ titles }: { titles: readonly string[] }) => (
  <thead>
    <tr>
      {titles.map((title) => (
        <th key={title} scope="col">
          <Text size={1} muted weight="medium">
            {title}
          </Text>
        </th>
      ))}
    </tr>
  </thead>
);
