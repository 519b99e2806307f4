import { Button, Flex, Stack, Text } from '@sanity/ui';
import type { ComponentProps } from 'react';
import styles from './NewSite.module.css';
import { FieldMessage, TextField } from './TextField.tsx';
import type { Assistant } from './useAssistant.ts';

/** A list of text inputs, such as hosts. The first one is the main one. */
export function ListField({
  part,
  words: { title, line, more, hint },
  values,
  assistant,
  onChange,
  ...rest
}: {
  part: string;
  words: { title: string; line: string; more: string; hint: string };
  values: readonly string[];
  assistant: Assistant;
  onChange: (values: string[]) => void;
} & Pick<ComponentProps<typeof TextField>, 'inputMode' | 'list' | 'placeholder'>) {
  const problemOfList = assistant.problems.find((one) => one.part === part);
  const put = (index: number, value: string) => onChange(values.with(index, value));
  // Problems of the list as a whole are shown at the first input.
  const shownAssistant = problemOfList
    ? { problems: [...assistant.problems, { ...problemOfList, part: `${part}.0` }] }
    : { problems: assistant.problems };
  return (
    <Stack gap={4} role="group" aria-label={title}>
      <Stack gap={3}>
        <Text as="h3" size={1} weight="semibold">
          {title}
        </Text>
        <FieldMessage id={`${part}-hint`} problem={undefined} hint={hint} />
      </Stack>
      <Stack gap={4}>
        {values.map((value, index) => {
          const name = index === 0 ? line : `${line} ${index + 1}`;
          const nearest = assistant.problems.find((one) => one.part === `${part}.${index}`)?.nearest ?? [];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
            <Stack key={index} gap={3}>
              <Flex gap={2} align="flex-start">
                <div className={styles.grow}>
                  <TextField
                    {...rest}
                    label={name}
                    part={`${part}.${index}`}
                    value={value}
                    assistant={shownAssistant}
                    onChange={(next) => put(index, next)}
                  />
                </div>
                {values.length > 1 && (
                  <Button
                    type="button"
                    mode="bleed"
                    fontSize={1}
                    padding={3}
                    className={styles.beside}
                    text="Remove"
                    aria-label={`Remove ${name.toLowerCase()}`}
                    onClick={() => onChange(values.toSpliced(index, 1))}
                  />
                )}
              </Flex>
              {nearest.length > 0 && (
                <Flex gap={2} wrap="wrap">
                  {nearest.map((name) => (
                    <Button
                      key={name}
                      type="button"
                      mode="ghost"
                      fontSize={1}
                      padding={2}
                      text={`Use ${name}`}
                      onClick={() => put(index, name)}
                    />
                  ))}
                </Flex>
              )}
            </Stack>
          );
        })}
        <Flex>
          <Button
            type="button"
            mode="ghost"
            fontSize={1}
            padding={3}
            text={more}
            onClick={() => onChange([...values, ''])}
          />
        </Flex>
      </Stack>
    </Stack>
  );
}
