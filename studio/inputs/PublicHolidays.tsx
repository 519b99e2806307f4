import { formatDate } from '@forecourt/lib/platform/text/format';
import { holidayProposal, holidayRow } from '@forecourt/lib/sites/holiday-proposal';
import { AddIcon } from '@sanity/icons/Add';
import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { type ArrayOfObjectsInputProps, insert, setIfMissing, useFormValue } from 'sanity';

/** Number of holidays named before the rest is counted. */
const NAMED = 4;

const dateText = (date: string): string => formatDate(new Date(`${date}T00:00:00Z`), 'UTC') ?? date;

/** A location's special hours, with the public holidays that have none yet. */
export function PublicHolidays(props: ArrayOfObjectsInputProps) {
  const [address, week] = [useFormValue(['address']), useFormValue(['contact_detail', 'opening_hours'])];
  const { holidays, until, missing } = holidayProposal({ address, week, special: props.value }, new Date());
  const add = () => props.onChange([setIfMissing([]), insert(holidays.map(holidayRow), 'after', [-1])]);
  const more = holidays.length - NAMED;
  return (
    <Stack gap={4}>
      <Card padding={4} radius={2} border tone={holidays.length > 0 ? 'caution' : 'default'}>
        <Flex gap={4} align="center" justify="space-between" wrap="wrap">
          <Stack gap={3} flex={1} role="status">
            <Text size={1} weight="semibold">
              {missing === 'state'
                ? 'Enter the state in the address to see its public holidays.'
                : missing === 'hours'
                  ? 'Enter the opening hours to see which public holidays need hours.'
                  : holidays.length === 0
                    ? `All public holidays until ${dateText(until)} have hours.`
                    : `${holidays.length} public ${holidays.length === 1 ? 'holiday' : 'holidays'} until ${dateText(until)} without hours`}
            </Text>
            {holidays.length > 0 && (
              <>
                <Text size={1}>
                  {holidays
                    .slice(0, NAMED)
                    .map(({ date, name }) => `${name}, ${dateText(date)}`)
                    .join('; ')}
                  {more > 0 && `; and ${more} more`}
                </Text>
                <Text size={1} muted>
                  Until then, shoppers see your usual hours with ‘Hours may differ’. Check regional holidays
                  with your council.
                </Text>
              </>
            )}
          </Stack>
          {holidays.length > 0 && !props.readOnly && (
            <Button icon={AddIcon} mode="ghost" text="Add as closed days" onClick={add} />
          )}
        </Flex>
      </Card>
      {props.renderDefault(props)}
    </Stack>
  );
}
