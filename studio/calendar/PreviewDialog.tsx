import { Button, Flex, Select, Stack, Text, TextInput } from '@sanity/ui';
import { useId, useState } from 'react';
import { Dialog } from '../dialog/Dialog.tsx';
import { useOpenPreview } from '../document/useOpenPreview.ts';
import type { CalendarSite } from './entries.ts';
import { dateText } from './texts.ts';

/**
 * Opens a site's home page as it will be on a day, drafts included.
 * @param props.day as `2026-12-14`
 * @param props.sites sites with an address
 * @param props.siteId the site chosen at first
 */
export function PreviewDialog({
  day,
  sites,
  siteId,
  onClose,
}: {
  day: string;
  sites: readonly CalendarSite[];
  siteId: string;
  onClose: () => void;
}) {
  const id = useId();
  const { isOpening, open } = useOpenPreview();
  const addressed = sites.filter(({ url }) => url && URL.canParse(url));
  const [chosen, setChosen] = useState(
    () => (addressed.find((site) => site.id === siteId) ?? addressed[0])?.id ?? '',
  );
  const [time, setTime] = useState('12:00');
  const site = addressed.find((each) => each.id === chosen);
  return (
    <Dialog
      id={`${id}-preview`}
      header={`Preview ${dateText(day)}`}
      width={0}
      onClose={onClose}
      footer={
        <Flex justify="flex-end" gap={2} padding={3}>
          <Button mode="bleed" fontSize={1} text="Close" onClick={onClose} />
          <Button
            fontSize={1}
            text={isOpening ? 'Opening…' : 'Preview'}
            disabled={isOpening || !site || !time}
            onClick={() => {
              if (!site?.url) return;
              const { origin } = new URL(site.url);
              void open(() => ({ origin, path: '/', perspective: ['drafts'], at: `${day}T${time}` }));
            }}
          />
        </Flex>
      }
    >
      <Stack gap={4} padding={4}>
        {addressed.length === 0 ? (
          <Text size={1}>No site has an address yet.</Text>
        ) : (
          <Stack gap={3}>
            <Text as="label" size={1} weight="medium" htmlFor={`${id}-site`}>
              Site to preview
            </Text>
            <Select
              id={`${id}-site`}
              fontSize={1}
              value={chosen}
              onChange={(event) => setChosen(event.currentTarget.value)}
            >
              {addressed.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.name ?? each.id}
                </option>
              ))}
            </Select>
          </Stack>
        )}
        <Stack gap={3}>
          <Text as="label" size={1} weight="medium" htmlFor={`${id}-time`}>
            Time of day
          </Text>
          <TextInput
            id={`${id}-time`}
            type="time"
            fontSize={1}
            value={time}
            onChange={({ currentTarget }) => setTime(currentTarget.value)}
          />
        </Stack>
        <Text size={1} muted>
          Opens the home page in a new tab, with drafts, as visitors would see it then. Only you can see it.
        </Text>
      </Stack>
    </Dialog>
  );
}
