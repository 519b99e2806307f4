import sharp from 'sharp';
import { logoColours } from '../../sites/theme/logo-colours.server.ts';
import { proposeColours } from '../../sites/theme/proposal.ts';
import { DEFAULT_THEME, type ThemeColours } from '../../sites/theme.ts';
import { NewSiteError, partProblem } from './problem.ts';

/** A logo that was read, with what its colours say. */
export interface ReadLogo {
  bytes: Buffer;
  filename: string;
}

const LOGO_FORMATS = new Set(['svg', 'png', 'webp']);

/** @throws NewSiteError for what is no logo */
export async function readLogo(bytes: Buffer, filename: string): Promise<ReadLogo> {
  const format = await sharp(bytes)
    .metadata()
    .then((facts) => facts.format as string)
    .catch(() => null);
  if (!format || !LOGO_FORMATS.has(format))
    throw new NewSiteError([partProblem('logo', `The logo ${filename} is no SVG, PNG or WebP.`)]);
  return { bytes, filename };
}

/**
 * The colours of a site: what somebody chose, else what its logo says, else the usual ones; every pair of them reads.
 * @returns the colours with what was done to them in sentences
 * @throws NewSiteError for a colour in which nothing could be seen
 */
export async function coloursOf(
  logo: ReadLogo | null,
  { accent, brand }: { accent?: string | undefined; brand?: string | undefined },
): Promise<{ colours: ThemeColours; notes: string[] }> {
  const proposal = proposeColours(logo ? await logoColours(logo.bytes) : [], accent);
  if (proposal && 'refusal' in proposal) throw new NewSiteError([partProblem('accent', proposal.refusal)]);
  const colours = proposal?.colours ?? { accent: DEFAULT_THEME.accent, brand: DEFAULT_THEME.brand };
  return { colours: brand ? { ...colours, brand } : colours, notes: proposal?.notes ?? [] };
}
