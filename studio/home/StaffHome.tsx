import { Box, Card, Heading, Stack, Text } from '@sanity/ui';
import { NoBackOffice } from '../back-office/NoBackOffice.tsx';
import { useBackOffice } from '../back-office/useBackOffice.ts';
import styles from './Home.module.css';
import { Today } from './Today.tsx';

/** The home page of people who work with shoppers and not with content. */
export function StaffHome() {
  return (
    <Card height="fill" overflow="auto" data-testid="home">
      <Box className={styles.page} paddingX={4} paddingY={5}>
        <Stack gap={6}>
          <Stack gap={4}>
            <Heading as="h1" size={3}>
              Home
            </Heading>
            <Text size={1} muted>
              Your leads, test drives and reservations today
            </Text>
          </Stack>
          <OfficeToday />
        </Stack>
      </Box>
    </Card>
  );
}

/** Today's work, once the studio is connected to the storefront. */
export function OfficeToday() {
  const connection = useBackOffice();
  if (!('office' in connection)) return <NoBackOffice missing={connection.missing} />;
  return <Today office={connection.office} />;
}
