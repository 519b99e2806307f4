import type { Counted } from '@forecourt/lib/inventory/stock/sample/whole-file';
import { Checkbox, Flex, Stack, Text } from '@sanity/ui';
import styles from './Feeds.module.css';
import { countText } from './texts.ts';

/** Checkboxes for the hosts that photos of a file may be fetched from. */
export function PhotoHostList({
  hosts,
  allowed,
  onChange,
}: {
  hosts: readonly Counted[];
  allowed: readonly string[];
  onChange: (allowedHosts: readonly string[]) => void;
}) {
  return (
    <Stack gap={3}>
      <Text as="h3" size={1} weight="medium">
        Allowed hosts for photos, videos and history reports
      </Text>
      <ul className={styles.plain}>
        {hosts.map(({ value: host, count }) => (
          <li key={host}>
            <Flex as="label" gap={3} align="center" paddingY={2}>
              <Checkbox
                checked={allowed.includes(host)}
                onChange={({ currentTarget }) =>
                  onChange(currentTarget.checked ? [...allowed, host] : allowed.filter((one) => one !== host))
                }
              />
              <Text size={1} className={styles.typed}>
                {host} · {countText(count, 'vehicle')}
              </Text>
            </Flex>
          </li>
        ))}
      </ul>
      <Text size={1} muted>
        Untick any host that doesn’t belong to the dealer or their system. Its photos won’t be shown.
      </Text>
    </Stack>
  );
}
