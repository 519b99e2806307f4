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
  https: 'URL (https)',
  sftp: 'SFTP server',
  ftp: 'FTP or FTPS server',
  inbox: 'Upload folder on our server',
  sent: 'Upload in the Feeds tool',
};
const ENCRYPTION = [
  { title: 'FTPS, explicit (default)', value: 'explicit' },
  { title: 'FTPS, implicit (port 990)', value: 'implicit' },
  { title: 'No encryption: others can read the password and the file', value: 'none' },
];
const SECRET_HELP =
  'Enter the name, not the secret itself, as everyone who can read documents would see it. Your system administrator stores it with `pnpm feeds:secret NAME`.';

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
  !value ||
  SECRET_NAME.test(value) ||
  'Use lower-case letters, digits and hyphens, for example auto-group-sftp.';

/** Where a feed's file comes from (`lib/inventory/stock/fetching`). */
export const feedSource = defineType({
  name: 'feedSource',
  title: 'Source',
  type: 'object',
  icon: DownloadIcon,
  fields: [
    defineField({
      name: 'kind',
      title: 'Source',
      type: 'string',
      initialValue: 'https',
      options: { layout: 'radio', list: SOURCE_KINDS.map((value) => ({ title: KINDS[value], value })) },
      validation: (rule) => rule.required().error('Choose a source.'),
    }),
    defineField({
      name: 'url',
      title: 'File URL',
      type: 'url',
      description:
        'Starts with https://. Do not include an API key, as everyone who can read documents would see it. Use a header with a secret instead.',
      hidden: isOf('https'),
      validation: (rule) => [
        webAddress(rule, 'https'),
        rule.custom(needs('Enter the URL.', 'https')).error(),
        rule
          .custom<string>((url) => {
            const { username, password } =
              url && URL.canParse(url) ? new URL(url) : { username: '', password: '' };
            return (
              !(username || password) ||
              'Remove the user name and password, as everyone who can read documents would see them.'
            );
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
        'Headers that the server requires, for example an API key. They are not sent to other hosts after a redirect.',
      hidden: isOf('https'),
      validation: (rule) => rule.max(20).error('Enter up to 20 headers.'),
    }),
    defineField({
      name: 'host',
      title: 'Host',
      type: 'string',
      placeholder: 'sftp.dealer.com.au',
      hidden: isOf('sftp', 'ftp'),
      validation: (rule) =>
        rule.custom<string>((host, { parent }) => {
          const hostProblem = needs('Enter a host.', 'sftp', 'ftp')(host, { parent });
          if (hostProblem !== true || !host) return hostProblem;
          return (
            (HOST.test(host) && !host.includes(':')) || 'Enter only the host name, without sftp:// or a path.'
          );
        }),
    }),
    defineField({
      name: 'port',
      title: 'Port',
      type: 'number',
      description: 'Leave empty for the default port.',
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
              'The password is sent unencrypted. Ask for SFTP or FTPS.',
          )
          .warning(),
    }),
    defineField({
      name: 'user',
      title: 'User',
      type: 'string',
      hidden: isOf('sftp', 'ftp'),
      validation: (rule) => rule.custom(needs('Enter a user name.', 'sftp', 'ftp')),
    }),
    defineField({
      name: 'secret',
      title: 'Name of the secret with the password or private key',
      type: 'string',
      description: SECRET_HELP,
      placeholder: 'auto-group-sftp',
      hidden: isOf('sftp', 'ftp'),
      validation: (rule) => rule.custom<string>(secretName),
    }),
    defineField({
      name: 'path',
      title: 'File path',
      type: 'string',
      description:
        'For example /export/stock.csv. A * in the file name matches anything, and the newest match is imported: /export/stock-*.csv.',
      hidden: isOf('sftp', 'ftp', 'inbox'),
      validation: (rule) => [
        rule.custom(needs('Enter a path.', 'sftp', 'ftp', 'inbox')).error(),
        rule
          .custom<string>((path) => {
            if (!path) return true;
            if (
              path
                .split('/')
                .slice(0, -1)
                .some((part) => part.includes('*'))
            )
              return 'Use * only in the file name.';
            return !path.split('/').includes('..') || 'Remove .. from the path.';
          })
          .error(),
      ],
    }),
  ],
});

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
        rule.required().error('Enter a header name.'),
        rule
          .custom<string>((name) => {
            if (!name) return true;
            if (!HEADER_NAME.test(name)) return 'Enter only the name, without the colon and value.';
            return (
              !OWN_HEADERS.has(name.toLowerCase()) || "This header is set automatically and can't be changed."
            );
          })
          .error(),
      ],
    }),
    defineField({
      name: 'value',
      title: 'Value',
      type: 'string',
      description: 'Only for values that are not secret.',
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
      title: title ?? 'Untitled',
      subtitle: secret ? `secret: ${secret}` : value,
    }),
  },
});
