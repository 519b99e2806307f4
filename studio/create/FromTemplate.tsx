import { Box, Card, Select, Stack, Text, TextInput } from '@sanity/ui';
import { useEffect, useRef, useState } from 'react';
import { timeZoneName } from '../time/timeZones.ts';
import { ToolLink } from '../tools/ToolLink.tsx';
import { CreatePage } from './CreatePage.tsx';
import { Field } from './Field.tsx';
import styles from './NewPage.module.css';
import {
  inAMonth,
  morningOf,
  PAGE_TEMPLATES,
  pageOf,
  suggestedAddress,
  templateOf,
} from './pageTemplates.ts';
import type { SiteFacts } from './siteFacts.ts';

/** Page templates with pictures of their blocks. Choosing one opens a short form. */
export function FromTemplate({ facts }: { facts: SiteFacts }) {
  const [name, setName] = useState<string | null>(null);
  const [title, setTitle] = useState('');
  const [placeId, setPlaceId] = useState('');
  const [day, setDay] = useState(() => inAMonth(new Date()).slice(0, 10));
  const form = useRef<HTMLDivElement>(null);
  const titleField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (name === null) return;
    titleField.current?.select();
    // On narrow screens the form is below all templates.
    form.current?.scrollIntoView({ block: 'nearest' });
  }, [name]);
  const template = name === null ? null : templateOf(name);
  const choose = (chosenName: string) => {
    setName(chosenName);
    setTitle(templateOf(chosenName).suggestion(facts));
  };
  const wish = {
    title,
    place: facts.places.find(({ id }) => id === placeId),
    until: morningOf(day, facts.timeZone),
  };
  return (
    <div className={styles.split}>
      <ul className={styles.templates}>
        {PAGE_TEMPLATES.map((entry) => (
          <li key={entry.name}>
            <button
              type="button"
              className={styles.template}
              aria-pressed={entry.name === name}
              onClick={() => choose(entry.name)}
            >
              <span className={styles.pictures}>
                {entry.pictures.length === 0 && <span className={styles.blank} />}
                {entry.pictures.map((block) => (
                  <img key={block} src={`/static/blocks/${block}.webp`} alt="" loading="lazy" />
                ))}
              </span>
              <Box as="span" display="block" padding={4}>
                <Stack as="span" gap={3}>
                  <Text as="span" size={2} weight="semibold">
                    {entry.title}
                  </Text>
                  <Text as="span" size={1} muted>
                    {entry.description}
                  </Text>
                </Stack>
              </Box>
            </button>
          </li>
        ))}
      </ul>
      <div ref={form} className={styles.form}>
        {template ? (
          <CreatePage
            key={template.name}
            site={facts.id}
            title={title}
            suggestion={suggestedAddress(template, title)}
            pageOf={(address) => pageOf(template, facts, wish, address)}
          >
            {template.name === 'campaign' && (
              <Text size={1} muted>
                This creates only the page. To add an offer, popup and menu entry with the same dates, open
                the <ToolLink tool="calendar">calendar</ToolLink> and select ‘New campaign’.
              </Text>
            )}
            <Field label="Title">
              <TextInput
                ref={titleField}
                value={title}
                maxLength={100}
                onChange={(event) => setTitle(event.currentTarget.value)}
              />
            </Field>
            {template.asksFor && facts.places.length > 0 && template.name !== 'campaign' && (
              <Field label="Location">
                <Select value={placeId} onChange={(event) => setPlaceId(event.currentTarget.value)}>
                  <option value="">Main location</option>
                  {facts.places.map((place) => (
                    <option key={place.id} value={place.id}>
                      {place.name}
                    </option>
                  ))}
                </Select>
              </Field>
            )}
            {template.asksFor === 'until' && (
              <Field label={template.name === 'event' ? 'Day' : 'Ends on'}>
                <TextInput type="date" value={day} onChange={(event) => setDay(event.currentTarget.value)} />
                <Text as="span" size={1} muted>
                  At 9 am {timeZoneName(facts.timeZone)}. You can change the time in the page’s countdown.
                </Text>
              </Field>
            )}
          </CreatePage>
        ) : (
          <Card border radius={3} padding={4}>
            <Text size={1} muted>
              Choose a template to enter the page’s title and address.
            </Text>
          </Card>
        )}
      </div>
    </div>
  );
}
