import { Button, Flex, Spinner, Text } from '@sanity/ui';

export function Loading({ error, onRetry }: { error: string | null; onRetry: () => void }) {
  return (
    <Flex align="center" justify="center" direction="column" gap={4} padding={6} height="fill">
      {error ? (
        <>
          <Text role="alert">The pictures could not be loaded: {error}</Text>
          <Button text="Try again" onClick={onRetry} />
        </>
      ) : (
        <Spinner muted />
      )}
    </Flex>
  );
}
