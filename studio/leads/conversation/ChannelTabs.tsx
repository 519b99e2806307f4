import {
  CHANNEL_LABELS,
  type ComposerChannel,
  type ReplyChannel,
} from '@forecourt/lib/leads/conversation/composer';
import { Button, Flex } from '@sanity/ui';

/** The channels to the shopper. One that cannot be used stays, and says why when it is chosen. */
export function ChannelTabs({
  channels,
  channel,
  onChoose,
}: {
  channels: readonly ComposerChannel[];
  channel: ReplyChannel;
  onChoose(channel: ReplyChannel): void;
}) {
  return (
    <Flex gap={1} role="group" aria-label="Channel">
      {channels.map((each) => (
        <Button
          key={each.channel}
          mode={each.channel === channel ? 'default' : 'bleed'}
          fontSize={1}
          padding={2}
          text={CHANNEL_LABELS[each.channel]}
          muted={each.problem !== null}
          aria-pressed={each.channel === channel}
          onClick={() => onChoose(each.channel)}
        />
      ))}
    </Flex>
  );
}
