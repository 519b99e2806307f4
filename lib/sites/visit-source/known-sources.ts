import type { SourceKind } from './source-kinds.ts';

export interface KnownSource {
  name: string;
  kind: SourceKind;
  /** Hosts of its links, subdomains included; a final `.*` stands for any country's ending. */
  hosts: readonly string[];
  /** Values of `utm_source` that it sets itself, or that campaigns use for it, in lower case. */
  sources: readonly string[];
}

/** When the list below was last compared with published lists of referrers. */
export const CHECKED_ON = '2026-11-30';

/** Hosts that send visitors back to the page they came from: the payment page, and sign-in to Google. */
export const RETURN_HOSTS: readonly string[] = ['checkout.stripe.com', 'accounts.google.com'];

/**
 * Sites and apps that send visitors. More specific hosts come first, since `gemini.google.com` also matches
 * `google.*`. Sources: the AI assistant channel of Google Analytics, and the hosts of each service. ChatGPT is
 * the only assistant that adds `utm_source` itself; most others send a referrer, and none of them always does.
 */
export const KNOWN_SOURCES: readonly KnownSource[] = [
  assistant('ChatGPT', ['chatgpt.com', 'chat.openai.com'], ['chatgpt.com', 'chatgpt', 'openai']),
  assistant('Gemini', ['gemini.google.com', 'bard.google.com'], ['gemini', 'gemini.google.com']),
  assistant('Claude', ['claude.ai', 'claude.com'], ['claude', 'claude.ai', 'anthropic']),
  assistant('Perplexity', ['perplexity.ai'], ['perplexity', 'perplexity.ai']),
  assistant('Copilot', ['copilot.microsoft.com', 'copilot.com'], ['copilot', 'copilot.com', 'bing_chat']),
  assistant('Meta AI', ['meta.ai'], ['meta.ai', 'meta_ai']),
  assistant('DeepSeek', ['chat.deepseek.com'], ['deepseek']),
  assistant('Grok', ['grok.com'], ['grok', 'grok.com']),
  assistant('Mistral', ['chat.mistral.ai'], ['mistral']),
  classified('carsales', ['carsales.com.au', 'bikesales.com.au', 'caravancampingsales.com.au'], ['carsales']),
  classified('AutoTrader', ['autotrader.com.au'], ['autotrader']),
  classified('CarsGuide', ['carsguide.com.au'], ['carsguide']),
  classified('Gumtree', ['gumtree.com.au', 'gumtree.com'], ['gumtree']),
  classified('Drive', ['drive.com.au'], ['drive.com.au']),
  classified('Facebook Marketplace', [], ['facebook_marketplace', 'marketplace']),
  { name: 'Our alerts', kind: 'mail', hosts: [], sources: ['alerts'] },
  { name: 'Gmail', kind: 'mail', hosts: ['mail.google.com'], sources: ['gmail'] },
  {
    name: 'Outlook',
    kind: 'mail',
    hosts: ['outlook.live.com', 'outlook.office.com', 'outlook.office365.com'],
    sources: ['outlook'],
  },
  { name: 'Yahoo Mail', kind: 'mail', hosts: ['mail.yahoo.com'], sources: [] },
  {
    name: 'Google',
    kind: 'search',
    hosts: ['google.*', 'com.google.android.googlequicksearchbox'],
    sources: ['google'],
  },
  { name: 'Bing', kind: 'search', hosts: ['bing.com'], sources: ['bing'] },
  { name: 'DuckDuckGo', kind: 'search', hosts: ['duckduckgo.com'], sources: ['duckduckgo'] },
  { name: 'Yahoo', kind: 'search', hosts: ['search.yahoo.com', 'yahoo.com'], sources: ['yahoo'] },
  { name: 'Ecosia', kind: 'search', hosts: ['ecosia.org'], sources: ['ecosia'] },
  { name: 'Brave Search', kind: 'search', hosts: ['search.brave.com'], sources: [] },
  {
    name: 'Facebook',
    kind: 'social',
    hosts: ['facebook.com', 'fb.com'],
    sources: ['facebook', 'fb', 'meta'],
  },
  { name: 'Instagram', kind: 'social', hosts: ['instagram.com'], sources: ['instagram', 'ig'] },
  { name: 'TikTok', kind: 'social', hosts: ['tiktok.com'], sources: ['tiktok'] },
  { name: 'YouTube', kind: 'social', hosts: ['youtube.com', 'youtu.be'], sources: ['youtube'] },
  { name: 'LinkedIn', kind: 'social', hosts: ['linkedin.com', 'lnkd.in'], sources: ['linkedin'] },
  { name: 'Reddit', kind: 'social', hosts: ['reddit.com'], sources: ['reddit'] },
  { name: 'Pinterest', kind: 'social', hosts: ['pinterest.*'], sources: ['pinterest'] },
  { name: 'X', kind: 'social', hosts: ['x.com', 't.co', 'twitter.com'], sources: ['twitter', 'x.com'] },
  { name: 'Shared link', kind: 'social', hosts: [], sources: ['share'] },
  { name: 'WhatsApp', kind: 'social', hosts: ['whatsapp.com', 'wa.me'], sources: ['whatsapp'] },
];

function assistant(name: string, hosts: readonly string[], sources: readonly string[]): KnownSource {
  return { name, kind: 'assistant', hosts, sources };
}

function classified(name: string, hosts: readonly string[], sources: readonly string[]): KnownSource {
  return { name, kind: 'classified', hosts, sources };
}
