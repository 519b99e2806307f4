import {
  type FeedSource,
  HEADER_NAME,
  OWN_HEADERS,
  SECRET_NAME,
  SOURCE_KINDS,
} from '@forecourt/lib/inventory/stock/fetching/source';
import { DownloadIcon } from '@sanity/icons/Download';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { HOST } from '../fields/host.ts';
import { webAddress } from '../fields/webAddress.ts';

type Kind = FeedSource['kind'];
interface Written {
  kind?: Kind;
  encryption?: string;
}

const KINDS: Record<Kind, string> = {
  https: 'A web address (https)',
  sftp: 'SFTP, from a server of the dealer or their system',
  ftp: 'FTP or FTPS, from such a server',
  inbox: 'A folder on our side, where files are put for us',
  sent: 'A person, who sends it in the Feeds tool',
};
const ENCRYPTION = [
  { title: 'FTPS: encrypted once connected (usual)', value: 'explicit' },
  { title: 'FTPS: encrypted from the start (port 990)', value: 'implicit' },
  { title: 'Not encrypted: anybody on the way can read the password and the file', value: 'none' },
];
const SECRET_HELP =
  'Not the secret itself, which nobody may write here: everybody who reads documents would read it. An operator keeps it with `pnpm feeds:secret NAME`.';

const kindOf = (parent: unknown) => ((parent ?? {}) as Written).kind;
const isOf =
  (...kinds: Kind[]) =>
  ({ parent }: { parent?: unknown }) =>
    !kinds.some((kind) => kind === kindOf(parent));
const needs =
  (words: string, ...kinds: Kind[]) =>
  (value: unknown, { parent }: { parent?: unknown }) =>
    Boolean(value) || !kinds.some((kind) => kind === kindOf(parent)) || words;
const secretName = (value: string | undefined) =>
  !value || SECRET_NAME.test(value) || 'Use small letters, digits and hyphens, for example auto-group-sftp.';

/** Where a feed's file comes from (`lib/inventory/stock/fetching`). */
export const feedSource = defineType({
  name: 'feedSource',
  title: 'Source',
  type: 'object',
  icon: DownloadIcon,
  fields: [
    defineField({
      name: 'kind',
      title: 'The file comes from',
      type: 'string',
      initialValue: 'https',
      options: { layout: 'radio', list: SOURCE_KINDS.map((value) => ({ title: KINDS[value], value })) },
      validation: (rule) => rule.required().error('Choose where the file comes from.'),
    }),
    defineField({
      name: 'url',
      title: 'Address of the file',
      type: 'url',
      description:
        'With https://. A key in the address would be read by everybody: put it into a header with a secret.',
      hidden: isOf('https'),
      validation: (rule) => [
        webAddress(rule, 'https'),
        rule.custom(needs('Enter the address.', 'https')).error(),
        rule
          .custom<string>((url) => {
            const { username, password } =
              url && URL.canParse(url) ? new URL(url) : { username: '', password: '' };
            return !(username || password) || 'Leave out the name and password: everybody would read them.';
          })
          .error(),
      ],
    }),
    defineField({
      name: 'headers',
      title: 'Headers',
      type: 'array',
      of: [defineArrayMember({ type: 'feedHeader' })],
      description:
        'What the server wants to be told, for example an API key. They are not taken along to another host.',
      hidden: isOf('https'),
      validation: (rule) => rule.max(20).error('Keep it to 20 headers.'),
    }),
    defineField({
      name: 'host',
      title: 'Host',
      type: 'string',
      placeholder: 'sftp.dealer.com.au',
      hidden: isOf('sftp', 'ftp'),
      validation: (rule) =>
        rule.custom<string>((host, { parent }) => {
          const hostProblem = needs('Enter the host.', 'sftp', 'ftp')(host, { parent });
          if (hostProblem !== true || !host) return hostProblem;
          return (
            (HOST.test(host) && !host.includes(':')) || 'Enter a host name alone, without sftp:// and paths.'
          );
        }),
    }),
    defineField({
      name: 'port',
      title: 'Port',
      type: 'number',
      description: 'Empty: the usual one.',
      hidden: isOf('sftp', 'ftp'),
      validation: (rule) => rule.integer().min(1).max(65_535).error('Enter a number from 1 to 65535.'),
    }),
    defineField({
      name: 'encryption',
      title: 'Encryption',
      type: 'string',
      initialValue: 'explicit',
      options: { layout: 'radio', list: ENCRYPTION },
      hidden: isOf('ftp'),
      validation: (rule) =>
        rule
          .custom(
            (encryption, { parent }) =>
              kindOf(parent) !== 'ftp' ||
              encryption !== 'none' ||
              'The password goes over the internet as it is. Ask for SFTP or FTPS.',
          )
          .warning(),
    }),
    defineField({
      name: 'user',
      title: 'User',
      type: 'string',
      hidden: isOf('sftp', 'ftp'),
      validation: (rule) => rule.custom(needs('Enter the user.', 'sftp', 'ftp')),
    }),
    defineField({
      name: 'secret',
      title: 'Name of the secret with the password or the private key',
      type: 'string',
      description: SECRET_HELP,
      placeholder: 'auto-group-sftp',
      hidden: isOf('sftp', 'ftp'),
      validation: (rule) => rule.custom<string>(secretName),
    }),
    defineField({
      name: 'path',
      title: 'Path of the file',
      type: 'string',
      description:
        'For example /export/stock.csv. A * in the name stands for anything, and the newest such file is taken: /export/stock-*.csv.',
      hidden: isOf('sftp', 'ftp', 'inbox'),
      validation: (rule) => [
        rule.custom(needs('Enter the path.', 'sftp', 'ftp', 'inbox')).error(),
        rule
          .custom<string>((path) => {
            if (!path) return true;
            if (
              path
                .split('/')
                .slice(0, -1)
                .some((part) => part.includes('*'))
            )
              return 'A * can stand in the name of the file only.';
            return !path.split('/').includes('..') || 'Leave out the .. of the path.';
          })
          .error(),
      ],
    }),
  ],
});

/** A header of the request for a feed's file. */
export const feedHeader = defineType({
  name: 'feedHeader',
  title: 'Header',
  type: 'object',
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      placeholder: 'Authorization',
      validation: (rule) => [
        rule.required().error('Enter the name of the header.'),
        rule
          .custom<string>((name) => {
            if (!name) return true;
            if (!HEADER_NAME.test(name)) return 'Enter the name alone, without the colon and the value.';
            return !OWN_HEADERS.has(name.toLowerCase()) || 'This header is written by the connection itself.';
          })
          .error(),
      ],
    }),
    defineField({
      name: 'value',
      title: 'Value',
      type: 'string',
      description: 'Only if anybody may read it.',
      hidden: ({ parent }) => Boolean((parent as { secret?: string } | undefined)?.secret),
    }),
    defineField({
      name: 'secret',
      title: 'Name of the secret with the value',
      type: 'string',
      description: SECRET_HELP,
      validation: (rule) => rule.custom<string>(secretName),
    }),
  ],
  preview: {
    select: { title: 'name', value: 'value', secret: 'secret' },
    prepare: ({ title, value, secret }) => ({
      title: title ?? 'Without a name',
      subtitle: secret ? `secret: ${secret}` : value,
    }),
  },
});
