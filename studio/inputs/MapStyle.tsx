import { mapAddressProblem } from '@forecourt/lib/sites/map-address';
import { checkMapStyle, type ReadJson, type StyleCheck } from '@forecourt/lib/sites/map-style';
import { Card, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import type { StringInputProps } from 'sanity';

/** After the last key, so that half an address is not requested. */
const PAUSE_MS = 600;
const PATIENCE_MS = 10_000;

/** The field with the result of requesting the style from this browser, as a website's page does. */
export function MapStyle(props: StringInputProps) {
  const { value = '' } = props;
  const [check, setCheck] = useState<StyleCheck | 'checking' | null>(null);
  useEffect(() => {
    setCheck(null);
    if (!value || mapAddressProblem(value) !== null) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      setCheck('checking');
      const result = await checkMapStyle(value, reader(controller.signal));
      if (!controller.signal.aborted) setCheck(result);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [value]);
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      <div role="status">
        {check === 'checking' && (
          <Text size={1} muted>
            Checking the style…
          </Text>
        )}
        {check && check !== 'checking' && (
          <Card padding={3} radius={2} tone={check.isUsable ? 'positive' : 'caution'} border>
            <Text size={1}>{check.text}</Text>
          </Card>
        )}
      </div>
    </Stack>
  );
}

const reader =
  (signal: AbortSignal): ReadJson =>
  async (url) => {
    try {
      const response = await fetch(url, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
        credentials: 'omit',
      });
      const body: unknown = await response.json().catch(() => null);
      return { status: response.status, body };
    } catch {
      return null;
    }
  };
