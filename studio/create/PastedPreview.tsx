import { PortableText } from '@portabletext/react';
import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useSchema } from 'sanity';
import styles from './NewPage.module.css';
import { type NewBlock, withKeys } from './newBlocks.ts';

type Blocks = Parameters<typeof PortableText>[0]['value'];
interface Item {
  _key: string;
  question: string;
  answer: Blocks;
}

export function PastedPreview({ parts }: { parts: readonly NewBlock[] }) {
  const schema = useSchema();
  return (
    <Stack gap={4} as="section" aria-label="Preview">
      <Text size={1} weight="semibold">
        Preview
      </Text>
      {withKeys(parts).map((part) => (
        <Card key={part._key} border radius={3} padding={4}>
          <Flex gap={4} align="flex-start">
            <img className={styles.thumbnail} src={`/static/blocks/${part._type}.webp`} alt="" />
            <Stack gap={4} flex={1}>
              <Text size={1} muted>
                {schema.get(part._type)?.title ?? part._type}
              </Text>
              <BlockText part={part} />
            </Stack>
          </Flex>
        </Card>
      ))}
    </Stack>
  );
}

function BlockText({ part }: { part: NewBlock }) {
  const heading = typeof part.heading === 'string' ? part.heading : null;
  const actions = (part.actions ?? []) as { _key: string; label: string }[];
  return (
    <div className={styles.preview}>
      {heading && <h2>{heading}</h2>}
      {typeof part.text === 'string' && <p>{part.text}</p>}
      {part._type === 'richText' && <PortableText value={part.content as Blocks} components={WORDS} />}
      {((part.items ?? []) as Item[]).map(({ _key, question, answer }) => (
        <div key={_key}>
          <h3>{question}</h3>
          <PortableText value={answer} components={WORDS} />
        </div>
      ))}
      {actions.length > 0 && (
        <Flex gap={2}>
          {actions.map(({ _key, label }) => (
            <Button key={_key} mode="ghost" text={label} disabled />
          ))}
        </Flex>
      )}
    </div>
  );
}

/** Links are not clickable in the preview, so their address is shown as a tooltip. */
const WORDS: Parameters<typeof PortableText>[0]['components'] = {
  marks: {
    link: ({ value, children }) => (
      <u title={String(value?.url ?? value?.path ?? value?.phone ?? '')}>{children}</u>
    ),
  },
};
