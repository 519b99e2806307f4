import { Button, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { type Path, type StringInputProps, set, useClient, useFormValue } from 'sanity';
import { API_VERSION } from '../document/site.ts';
import { suggestAlt } from './suggestAlt.ts';
import { type Values, valueAt } from './valueAt.ts';

const NAME = '*[_id == $id][0].originalFilename';
const NOTHING = 'The file name says nothing about the picture. Describe what it shows.';

/** The alt text of a picture, with a suggestion from its file name and from what contains it. */
export function AltInput(props: StringInputProps) {
  const client = useClient({ apiVersion: API_VERSION });
  const document = useFormValue([]);
  const [message, setMessage] = useState<string | null>(null);
  const picture = valueAt(document, props.path.slice(0, -1));
  const asset = (picture?.asset as { _ref?: string } | undefined)?._ref;
  const isOffered = Boolean(asset) && !props.readOnly && !props.value;

  async function suggest() {
    const name = await client
      .fetch<string | null>(NAME, { id: asset }, { tag: 'alt.suggest' })
      // The context alone may be enough.
      .catch(() => null);
    const text = suggestAlt(name, contextOf(document, props.path));
    setMessage(text === null ? NOTHING : null);
    if (text === null) return;
    props.onChange(set(text));
    // The button goes away.
    props.elementProps.ref.current?.focus();
  }

  // The input keeps its place, so that it keeps the focus when the first letter is typed.
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {isOffered && (
        <Flex align="center" gap={3} wrap="wrap">
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            text="Suggest alt text"
            onClick={() => void suggest()}
          />
          {message && (
            <Text size={1} role="status">
              {message}
            </Text>
          )}
        </Flex>
      )}
    </Stack>
  );
}

/** Returns the objects that contain a picture, innermost first. */
const contextOf = (document: unknown, path: Path): Values[] =>
  path
    .map((_, index) => valueAt(document, path.slice(0, index)))
    .slice(0, -1)
    .filter((value) => value !== undefined)
    .toReversed();
