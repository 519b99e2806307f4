import { SearchIcon } from '@sanity/icons/Search';
import { Button, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { use, useState } from 'react';
import { type ArrayOfPrimitivesInputProps, set, unset } from 'sanity';
import { choicesOf } from './choices.ts';
import { StockContext } from './StockContext.ts';

/** Longer lists have a search box. */
const FEW = 14;
/** Maximum number of options shown. */
const SHOWN = 40;

/** Toggle buttons for the values in stock, with the number of vehicles of each. */
export function StockChoices({ facet, props }: { facet: string; props: ArrayOfPrimitivesInputProps }) {
  const { answer } = use(StockContext);
  const [words, setWords] = useState('');
  if (!answer) return props.renderDefault(props);
  const chosenValues = (props.value ?? []) as string[];
  const offeredValues = answer.values[facet] ?? [];
  const choices = choicesOf(chosenValues, offeredValues, words);
  const toggle = (value: string) => {
    const next = chosenValues.includes(value)
      ? chosenValues.filter((other) => other !== value)
      : [...chosenValues, value];
    props.onChange(next.length ? set(next) : unset());
  };
  if (choices.length === 0 && !words)
    return (
      <Text size={1} muted>
        No matching stock right now.
      </Text>
    );
  return (
    <Stack gap={3}>
      {offeredValues.length > FEW && (
        <TextInput
          icon={SearchIcon}
          fontSize={1}
          value={words}
          placeholder={`Search ${offeredValues.length}`}
          aria-label={`Search ${props.schemaType.title ?? ''}`}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      )}
      <Flex gap={1} wrap="wrap">
        {choices.slice(0, SHOWN).map(({ value, label, count, chosen: on }) => (
          <Button
            key={value}
            mode={on ? 'default' : 'ghost'}
            tone={on ? (count ? 'primary' : 'caution') : 'default'}
            fontSize={1}
            padding={2}
            aria-pressed={on}
            disabled={props.readOnly}
            text={`${label} ${count}`}
            onClick={() => toggle(value)}
          />
        ))}
      </Flex>
    </Stack>
  );
}
