import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { requestMail } from './lockedReferrers.ts';
import type { Referrer } from './referrers.ts';
import type { Removal } from './removeEverywhere.ts';

/** Says who can remove a document that the user's role cannot, and offers to ask them. */
export function LockedDialog({
  title,
  removal,
  locked,
  onLeave,
}: {
  title: string;
  removal: Removal;
  /** Documents that use it and that the user may not change; empty if they are not known. */
  locked: readonly Referrer[];
  onLeave: () => void;
}) {
  return (
    <Stack gap={5}>
      <Text size={1}>
        {locked.length > 0
          ? `You can’t ${removal} this document, because your role may not change these documents that use it:`
          : `You can’t ${removal} this document, because your role may not change every document that uses it.`}
      </Text>
      {locked.length > 0 && (
        <Stack as="ul" gap={2}>
          {locked.map((referrer) => (
            <Card as="li" key={referrer.id} border radius={2} padding={3}>
              <Text size={1}>{referrer.title}</Text>
            </Card>
          ))}
        </Stack>
      )}
      <Text size={1}>An administrator can {removal} it. Nothing has been changed.</Text>
      <Flex gap={3} justify="flex-end" wrap="wrap">
        <Button mode="ghost" text="Close" onClick={onLeave} />
        <Button
          as="a"
          href={requestMail({ verb: removal, title, link: window.location.href, referrers: locked })}
          icon={EnvelopeIcon}
          text="Ask an administrator"
          onClick={onLeave}
        />
      </Flex>
    </Stack>
  );
}
