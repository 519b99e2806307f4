import { Button, Card, Flex, Grid, Stack, Text, TextInput } from '@sanity/ui';
import { useState } from 'react';
import type { SchemaType } from 'sanity';
import { Dialog } from '../../dialog/Dialog.tsx';
import { listOf } from './steps.ts';
import type { AddQuestion } from './usePageEditor.ts';

interface Group {
  name: string;
  title: string;
  of: readonly string[];
}
interface InsertOptions {
  groups?: readonly Group[];
  views?: readonly { name: string; previewImageUrl?: (name: string) => string | undefined }[];
}

const titleOf = ({ title, name }: SchemaType) => title ?? name;

/** Chooses what to add to a list, with the groups and pictures of the form's own menu. */
export function AddItemDialog({
  question: { place, list, types },
  onChoose,
  onClose,
}: {
  question: AddQuestion;
  onChoose: (type: SchemaType) => void;
  onClose: () => void;
}) {
  const [search, setSearch] = useState('');
  const { groups, views } = (list.options as { insertMenu?: InsertOptions } | undefined)?.insertMenu ?? {};
  const pictureOf = views?.find(({ previewImageUrl }) => previewImageUrl)?.previewImageUrl;
  const words = search.trim().toLowerCase();
  const found = types.filter((type) => titleOf(type).toLowerCase().includes(words));
  const inGroups = (groups ?? [])
    .map(({ title, of }) => ({ title, members: found.filter(({ name }) => of.includes(name)) }))
    .filter(({ members }) => members.length > 0);
  const shown = inGroups.length > 0 ? inGroups : [{ title: list.title ?? 'Items', members: found }];
  return (
    <Dialog
      id="add-item"
      header={
        (listOf(place.path)?.list ?? place.path) === 'blocks'
          ? 'Add a block'
          : `Add to ${list.title ?? 'the list'}`
      }
      width={2}
      onClose={onClose}
    >
      <Stack gap={5} padding={4}>
        <TextInput
          aria-label="Search"
          placeholder="Search"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        {found.length === 0 ? (
          <Text size={1} muted role="status">
            Nothing is called ‘{search.trim()}’.
          </Text>
        ) : (
          shown.map(({ title, members }) => (
            <Stack key={title} as="section" gap={3} aria-label={title}>
              <Text as="h3" size={1} weight="semibold">
                {title}
              </Text>
              <Grid gridTemplateColumns={[1, 2, 3]} gap={2}>
                {members.map((type) => (
                  <Choice
                    key={type.name}
                    type={type}
                    picture={pictureOf?.(type.name)}
                    onChoose={() => onChoose(type)}
                  />
                ))}
              </Grid>
            </Stack>
          ))
        )}
      </Stack>
    </Dialog>
  );
}

function Choice({
  type,
  picture,
  onChoose,
}: {
  type: SchemaType;
  picture: string | undefined;
  onChoose: () => void;
}) {
  return (
    <Card radius={2} border>
      <Button mode="bleed" padding={2} width="fill" aria-label={titleOf(type)} onClick={onChoose}>
        <Flex direction="column" gap={3}>
          {picture && (
            <img
              src={picture}
              alt=""
              loading="lazy"
              style={{ width: '100%', aspectRatio: '16 / 9', objectFit: 'cover' }}
              onError={({ currentTarget }) => {
                currentTarget.hidden = true;
              }}
            />
          )}
          <Text size={1} weight="medium">
            {titleOf(type)}
          </Text>
        </Flex>
      </Button>
    </Card>
  );
}
