import { Checkbox, Flex, Stack, Text } from '@sanity/ui';
import { useId } from 'react';
import { ListField } from './ListField.tsx';
import type { Assistant } from './useAssistant.ts';

const WORDS = {
  title: 'Dealerships',
  line: 'Dealership',
  more: 'Add another dealership',
  hint: 'The dealership’s name or its id in the stock. Enter the main one first.',
};

const isOnlyOne = (name: string, all: readonly { name: string }[]): boolean =>
  all.filter((one) => one.name === name).length === 1;

/** The dealerships whose stock the site lists. Suggests similar names for a typo. */
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
          Create this dealership. Its stock will be added later
        </Text>
      </Flex>
    </Stack>
  );
}
