import { Checkbox, Flex, Stack, Text } from '@sanity/ui';
import { useId } from 'react';
import { ListField } from './ListField.tsx';
import type { Assistant } from './useAssistant.ts';

const WORDS = {
  title: 'Whose stock the site lists',
  line: 'Dealership',
  more: 'Add another dealership',
  hint: 'Its name, or its id in the stock. Of several, the main one comes first.',
};

const isOnlyOne = (name: string, all: readonly { name: string }[]): boolean =>
  all.filter((one) => one.name === name).length === 1;

/** The dealerships whose stock the site lists; for a mistyped name the nearest names are offered. */
export function DealershipStep({ assistant }: { assistant: Assistant }) {
  const id = useId();
  const { draft, answer, change } = assistant;
  return (
    <Stack gap={5}>
      <ListField
        part="dealerships"
        words={WORDS}
        values={draft.dealerships}
        assistant={assistant}
        list={`${id}-known`}
        onChange={(dealerships) => change({ dealerships })}
      />
      <datalist id={`${id}-known`}>
        {answer?.dealerships.map((one) => (
          <option key={one.id} value={isOnlyOne(one.name, answer.dealerships) ? one.name : one.id}>
            {one.name}
          </option>
        ))}
      </datalist>
      <Flex gap={3} align="center">
        <Checkbox
          id={`${id}-new`}
          checked={draft.isNewDealership}
          onChange={({ currentTarget }) => change({ isNewDealership: currentTarget.checked })}
        />
        <Text as="label" htmlFor={`${id}-new`} size={1}>
          Its stock comes later: make the dealership as it is written
        </Text>
      </Flex>
    </Stack>
  );
}
