import type { ThemeColours } from '@forecourt/lib/sites/theme';
import { type LogoColour, proposeColours } from '@forecourt/lib/sites/theme/proposal';
import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { useClient, useFormValue } from 'sanity';
import { API_VERSION } from '../document/site.ts';
import { logoColours } from './logoColours.ts';

interface Outcome {
  tone: 'positive' | 'caution' | 'critical';
  lines: string[];
  before?: Partial<ThemeColours>;
}

const NO_COLOUR = 'The logo has no usable colour. Choose an accent, then suggest colours from it.';
const NO_LOGO = 'The logo could not be read. Upload it again, or suggest colours from the accent.';

/** Suggests a palette based on the logo or the accent, explains it, and can undo it. */
export function Proposal({
  colours,
  onPropose,
}: {
  colours: Partial<ThemeColours>;
  onPropose: (colours: Partial<ThemeColours>) => void;
}) {
  const logo = useFormValue(['logo', 'asset', '_ref']) as string | undefined;
  const client = useClient({ apiVersion: API_VERSION });
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isReading, setReading] = useState(false);

  const readLogoColours = async (): Promise<LogoColour[]> => {
    const url = logo && (await client.fetch<string | null>('*[_id == $id][0].url', { id: logo }));
    return url ? logoColours(url) : [];
  };
  const propose = async (wish?: string) => {
    setReading(true);
    try {
      // With an accent, the logo only provides the second colour, so a palette is possible without it.
      const proposal = proposeColours(await readLogoColours().catch(wish ? () => [] : undefined), wish);
      if (!proposal) setOutcome({ tone: 'caution', lines: [NO_COLOUR] });
      else if ('refusal' in proposal) setOutcome({ tone: 'critical', lines: [proposal.refusal] });
      else {
        onPropose(proposal.colours);
        const { accent, brand } = proposal.colours;
        const lines = [`Accent ${accent}, neutral tint ${brand}.`, ...proposal.notes];
        setOutcome({ tone: 'positive', lines, before: colours });
      }
    } catch {
      setOutcome({ tone: 'critical', lines: [NO_LOGO] });
    } finally {
      setReading(false);
    }
  };

  return (
    <Stack gap={3}>
      <Flex gap={2} wrap="wrap">
        <Button
          mode="ghost"
          text="Suggest colours from logo"
          disabled={!logo || isReading}
          onClick={() => void propose()}
        />
        <Button
          mode="ghost"
          text="Suggest colours from accent"
          disabled={!colours.accent || isReading}
          onClick={() => void propose(colours.accent)}
        />
      </Flex>
      <Box role="status">
        {outcome && (
          <Card padding={3} radius={2} border tone={outcome.tone}>
            <Flex gap={3} align="center">
              <Stack gap={2} flex={1}>
                {outcome.lines.map((line) => (
                  <Text key={line} size={1}>
                    {line}
                  </Text>
                ))}
              </Stack>
              {outcome.before && (
                <Button
                  mode="bleed"
                  fontSize={1}
                  text="Undo"
                  onClick={() => {
                    onPropose(outcome.before ?? {});
                    setOutcome(null);
                  }}
                />
              )}
            </Flex>
          </Card>
        )}
      </Box>
    </Stack>
  );
}
