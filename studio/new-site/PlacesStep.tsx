import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { EMPTY_PLACE, type PlaceDraft } from './draft.ts';
import styles from './NewSite.module.css';
import { TextField } from './TextField.tsx';
import type { Assistant } from './useAssistant.ts';

interface Line {
  name: keyof PlaceDraft;
  label: string;
  hint?: string;
  inputMode?: 'tel' | 'numeric';
}

const LINES: readonly Line[] = [
  { name: 'street', label: 'Street and number' },
  { name: 'suburb', label: 'Suburb' },
  { name: 'state', label: 'State', hint: 'For example, QLD or VIC' },
  { name: 'postcode', label: 'Postcode', inputMode: 'numeric' },
  { name: 'phone', label: 'Phone', inputMode: 'tel' },
  {
    name: 'hours',
    label: 'Hours',
    hint: 'For example, ‘Mon-Fri 8:30-17:30, Sat 9:00-16:00’. Other days are closed.',
  },
  { name: 'name', label: 'Location name', hint: 'Leave empty to use the site’s name.' },
  { name: 'id', label: 'Id in the stock', hint: 'Only needed if the dealership has several locations.' },
];

const titleOf = (index: number) => (index === 0 ? 'Main location' : `Location ${index + 1}`);

export function PlacesStep({ assistant }: { assistant: Assistant }) {
  const { draft, suggested, change } = assistant;
  const { places, phones } = draft;
  const put = (index: number, name: Line['name'], value: string) =>
    change({
      places: places.map((place, at) => (at === index ? { ...place, [name]: value } : place)),
    });
  return (
    <Stack gap={5}>
      {suggested.length > 0 && (
        <Text size={1} muted>
          Filled in from what is known of the dealership. A location that exists already keeps its details.
        </Text>
      )}
      {places.map((place, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is its position: the first is the main one
        <Card key={index} role="group" aria-label={titleOf(index)} border radius={3} padding={4}>
          <Stack gap={4}>
            <Flex gap={3} justify="space-between" align="center">
              <Text as="h3" size={1} weight="semibold">
                {titleOf(index)}
              </Text>
              {places.length > 1 && (
                <Button
                  type="button"
                  mode="bleed"
                  fontSize={1}
                  padding={2}
                  text="Remove"
                  aria-label={`Remove location ${index + 1}`}
                  onClick={() => change({ places: places.toSpliced(index, 1) })}
                />
              )}
            </Flex>
            <div className={styles.fields}>
              {LINES.map(({ name, ...line }) => (
                <TextField
                  key={name}
                  {...line}
                  part={`places.${index}.${name}`}
                  value={place[name]}
                  assistant={assistant}
                  onChange={(value) => put(index, name, value)}
                />
              ))}
            </div>
          </Stack>
        </Card>
      ))}
      <Flex>
        <Button
          type="button"
          mode="ghost"
          fontSize={1}
          padding={3}
          text="Add another location"
          onClick={() => change({ places: [...places, EMPTY_PLACE] })}
        />
      </Flex>
      <div className={styles.fields}>
        <TextField
          label="Service department phone"
          hint="Leave empty to use the location’s phone."
          part="phones.service"
          inputMode="tel"
          value={phones.service}
          assistant={assistant}
          onChange={(service) => change({ phones: { ...phones, service } })}
        />
        <TextField
          label="Parts department phone"
          hint="Leave empty to use the location’s phone."
          part="phones.parts"
          inputMode="tel"
          value={phones.parts}
          assistant={assistant}
          onChange={(parts) => change({ phones: { ...phones, parts } })}
        />
      </div>
    </Stack>
  );
}
