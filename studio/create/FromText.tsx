import { pathOf } from '@forecourt/lib/sites/slugs';
import { Button, Card, Flex, Stack, Text, TextArea, TextInput } from '@sanity/ui';
import { type ClipboardEvent, useMemo, useState } from 'react';
import { CreatePage } from './CreatePage.tsx';
import { Field } from './Field.tsx';
import styles from './NewPage.module.css';
import { withKeys } from './newBlocks.ts';
import { PastedPreview } from './PastedPreview.tsx';
import { htmlOfText, readHtml } from './paste/html.ts';
import { sectionsOf } from './paste/sections.ts';
import type { SiteFacts } from './siteFacts.ts';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const newKey = () => crypto.randomUUID().slice(-12);

/** Creates a page from text pasted from Word, Google Docs or an email, with a preview of its blocks. */
export function FromText({ facts }: { facts: SiteFacts }) {
  const [words, setWords] = useState('');
  const [html, setHtml] = useState<string | null>(null);
  const [ownTitle, setOwnTitle] = useState<string | null>(null);
  const source = html ?? htmlOfText(words);
  const { page, leftOut } = useMemo(() => {
    const { blocks, leftOut: lostParts } = readHtml(source, parse, newKey);
    return { page: sectionsOf(blocks), leftOut: lostParts };
  }, [source]);
  const title = ownTitle ?? page.title;

  function paste(event: ClipboardEvent) {
    const pastedHtml = event.clipboardData.getData('text/html');
    if (!pastedHtml) return; // plain text is inserted like typed text
    event.preventDefault();
    setHtml(pastedHtml);
    setWords(event.clipboardData.getData('text/plain'));
  }
  const again = () => {
    setHtml(null);
    setWords('');
    setOwnTitle(null);
  };

  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <Field label="Your text">
          <TextArea
            className={styles.paste}
            rows={8}
            value={words}
            readOnly={html !== null}
            placeholder="Paste from Word, Google Docs or an email. Headings, lists, bold text and links are kept."
            onPaste={paste}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        </Field>
        {html !== null && (
          <Flex>
            <Button type="button" mode="ghost" text="Paste different text" onClick={again} />
          </Flex>
        )}
      </Stack>
      {page.parts.length > 0 && (
        <>
          <PastedPreview parts={page.parts} />
          {leftOut.length > 0 && (
            <Card tone="caution" border radius={3} padding={4}>
              <Stack gap={3}>
                <Text size={1} weight="semibold">
                  Not included
                </Text>
                {leftOut.map((sentence) => (
                  <Text key={sentence} size={1}>
                    {sentence}
                  </Text>
                ))}
              </Stack>
            </Card>
          )}
          <CreatePage
            site={facts.id}
            title={title}
            suggestion={pathOf(title)}
            pageOf={(address) => ({
              title,
              site: { _type: 'reference', _ref: facts.id },
              path: { _type: 'slug', current: address },
              blocks: withKeys(page.parts),
            })}
          >
            <Field label="Title">
              <TextInput
                value={title}
                maxLength={100}
                onChange={(event) => setOwnTitle(event.currentTarget.value)}
              />
            </Field>
          </CreatePage>
        </>
      )}
    </Stack>
  );
}
