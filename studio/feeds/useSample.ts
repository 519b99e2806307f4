import type { Field } from '@forecourt/lib/inventory/stock/mapping/fields';
import {
  IGNORED,
  SAMPLE_BYTES,
  type SampleAnswer,
  type SampleRequest,
} from '@forecourt/lib/inventory/stock/sample/sample';
import { useRef, useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { problemOf } from '../back-office/useSession.ts';

export type Columns = Record<string, Field | typeof IGNORED>;
export type Values = Partial<Record<Field, string>>;
type Content = Pick<SampleRequest, 'content' | 'isCut'>;
type Layout = Required<Pick<SampleRequest, 'records' | 'preset'>>;
type Choice = Pick<SampleRequest, 'columns' | 'values'> & Layout;

/** Sends the beginning of a file to the back office and returns its columns, the mapping and a preview. */
export function useSample(office: BackOffice) {
  const [sample, setSample] = useState<SampleAnswer | null>(null);
  const [columns, setColumns] = useState<Columns>({});
  const [values, setValues] = useState<Values>({});
  const [layout, setLayout] = useState<Layout>({ records: null, preset: null });
  const [problem, setProblem] = useState<string | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [asking, setAsking] = useState(false);
  const content = useRef<Content | null>(null);
  const request = useRef<AbortController | null>(null);

  async function ask(choice: Choice): Promise<SampleAnswer | null> {
    if (!content.current) return null;
    request.current?.abort();
    request.current = new AbortController();
    const { signal } = request.current;
    setAsking(true);
    setProblem(null);
    try {
      const answer = await office.readFeedSample({ ...content.current, ...choice }, signal);
      if (signal.aborted) return null;
      setSample(answer);
      setAsking(false);
      return answer;
    } catch (error) {
      if (signal.aborted) return null;
      setProblem(problemOf(error).message);
      setAsking(false);
      return null;
    }
  }

  async function open(file: File): Promise<void> {
    setSample(null);
    setFile(file);
    content.current = { content: await base64(file.slice(0, SAMPLE_BYTES)), isCut: file.size > SAMPLE_BYTES };
    await propose({ records: null, preset: null });
  }

  /** Proposes the columns anew, because they depend on the layout of the file. */
  async function propose(nextLayout: Layout): Promise<void> {
    setLayout(nextLayout);
    const answer = await ask({ columns: null, values: null, ...nextLayout });
    if (!answer) return;
    setColumns(Object.fromEntries(answer.columns.map(({ name, field }) => [name, field ?? IGNORED])));
    setValues(answer.values);
  }

  function choose(column: string, field: Columns[string]): void {
    const nextColumns = { ...columns, [column]: field };
    setColumns(nextColumns);
    void ask({ columns: nextColumns, values, ...layout });
  }

  /** Sets a value for all vehicles. An empty value removes it. */
  function setValue(field: Field, value: string): void {
    const { [field]: _before, ...others } = values;
    const nextValues = value ? { ...others, [field]: value } : others;
    setValues(nextValues);
    void ask({ columns, values: nextValues, ...layout });
  }

  const setPreset = (preset: Layout['preset']): void => void propose({ ...layout, preset });
  const setRecords = (records: Layout['records']): void => void propose({ ...layout, records });
  return { file, sample, columns, values, problem, asking, open, choose, setValue, setPreset, setRecords };
}

const base64 = (bytes: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve((typeof reader.result === 'string' ? reader.result : '').replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(bytes);
  });
