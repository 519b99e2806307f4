import { Card, Flex, Stack, Text } from '@sanity/ui';
import { useId } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { Problem, Waiting } from '../back-office/Notice.tsx';
import { ColumnList } from './ColumnList.tsx';
import styles from './Feeds.module.css';
import { FileLayout } from './FileLayout.tsx';
import { Frame } from './Frame.tsx';
import { NewFeed } from './NewFeed.tsx';
import { SampleCards } from './SampleCards.tsx';
import { SaveMapping } from './SaveMapping.tsx';
import { useSample } from './useSample.ts';

const HEAD = {
  title: 'New feed from a file',
  about:
    'Choose a dealer’s CSV, XML or JSON file. Its columns are recognised, and you can preview the cars before anything is saved.',
  up: { text: 'Feeds', state: {} },
};
const WORDS = { waiting: '', missing: '' };

/** The mapping assistant: reads a file, maps its columns, previews vehicles and creates a feed. */
export function AssistantPage({ office }: { office: BackOffice }) {
  const id = useId();
  const { file, sample, columns, values, problem, asking, open, choose, setValue, setPreset, setRecords } =
    useSample(office);
  return (
    <Frame head={HEAD} words={WORDS} answer={true} problem={null} retry={() => {}}>
      {() => (
        <Stack gap={5}>
          <Card border radius={3} padding={4}>
            <Flex gap={3} align="center" wrap="wrap">
              <Text as="label" size={1} weight="medium" htmlFor={id}>
                File
              </Text>
              <input
                id={id}
                type="file"
                accept=".csv,.txt,.tsv,.xml,.json,text/csv,text/plain,text/xml,application/xml,application/json"
                className={styles.file}
                onChange={({ currentTarget }) => {
                  const [file] = currentTarget.files ?? [];
                  if (file) void open(file);
                }}
              />
            </Flex>
          </Card>
          {problem && <Problem>{problem}</Problem>}
          {asking && !sample && <Waiting>Reading file</Waiting>}
          {sample && (
            <>
              <FileLayout sample={sample} onPreset={setPreset} onRecords={setRecords} />
              <ColumnList
                sample={sample}
                columns={columns}
                values={values}
                onChoose={choose}
                onValue={setValue}
              />
              <SampleCards sample={sample} />
              {file && (
                <NewFeed
                  key={`${file.name} ${file.size} ${file.lastModified}`}
                  office={office}
                  file={file}
                  chosen={{ sample, columns, values }}
                  taken={sample.taken}
                />
              )}
              <SaveMapping sample={sample} columns={columns} values={values} />
            </>
          )}
        </Stack>
      )}
    </Frame>
  );
}
