import type { Template, ThemeColours, ThemeTokens } from '@forecourt/lib/sites/theme';
import { Stack } from '@sanity/ui';
import { useCallback } from 'react';
import { type ObjectInputProps, set, setIfMissing, unset, useFormValue } from 'sanity';
import { Pairs } from './Pairs.tsx';
import { Proposal } from './Proposal.tsx';
import { Specimen } from './Specimen.tsx';

const COLOUR = /^#[0-9a-f]{6}$/i;

/** Returns both colours if they are valid, or null while one is being typed. */
function coloursOf({ accent, brand }: Partial<ThemeTokens>): ThemeColours | null {
  return accent && brand && COLOUR.test(accent) && COLOUR.test(brand) ? { accent, brand } : null;
}

/** The theme field with colour suggestions, a preview and contrast checks. */
export function ThemeInput(props: ObjectInputProps) {
  const { onChange, readOnly } = props;
  const value = (props.value ?? {}) as Partial<ThemeTokens>;
  const template = (useFormValue(['template']) ?? 'group') as Template;
  const colours = coloursOf(value);
  const write = useCallback(
    (next: Partial<ThemeColours>) =>
      onChange([
        setIfMissing({}),
        ...(['accent', 'brand'] as const).map((name) =>
          next[name] ? set(next[name], [name]) : unset([name]),
        ),
      ]),
    [onChange],
  );
  return (
    <Stack gap={4}>
      {!readOnly && <Proposal colours={value} onPropose={write} />}
      {props.renderDefault(props)}
      {colours && (
        <>
          <Specimen theme={{ ...value, ...colours }} template={template} />
          <Pairs colours={colours} />
        </>
      )}
    </Stack>
  );
}
