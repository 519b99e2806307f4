import { defineBehavior, raise } from '@portabletext/editor/behaviors';
import { BehaviorPlugin } from '@portabletext/editor/plugins';
import type { PortableTextPluginsProps } from 'sanity';
import { pastedLink, withOwnLinks } from './pastedLink.ts';

type PasteLink = NonNullable<PortableTextPluginsProps['plugins']['pasteLink']>;

/** A URL pasted over selected text turns it into a link. Otherwise the URL is inserted as a link. */
const pasteLink: PasteLink = {
  link: ({ context, value }) =>
    context.schema.annotations.some(({ name }) => name === 'link')
      ? { _type: 'link', ...pastedLink(value.href) }
      : undefined,
};

const BEHAVIORS = [
  defineBehavior({
    on: 'deserialization.success',
    guard: ({ event }) => {
      const blocks = withOwnLinks(event.data);
      return blocks ? { blocks } : false;
    },
    actions: [({ event }, { blocks }) => [raise({ ...event, data: blocks })]],
  }),
];

/** Extends the studio's paste handling to the fields of our links. */
export function TextPlugins(props: PortableTextPluginsProps) {
  return (
    <>
      <BehaviorPlugin behaviors={BEHAVIORS} />
      {props.renderDefault({ ...props, plugins: { ...props.plugins, pasteLink } })}
    </>
  );
}
