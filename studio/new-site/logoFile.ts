import { LOGO_BYTES } from '@forecourt/lib/operations/new-site/office-contract';
import type { Logo } from './draft.ts';

/**
 * Reads a logo file as base64.
 * @returns the logo, or a message if it is too large
 */
export async function logoFile(file: File): Promise<Logo | string> {
  if (file.size > LOGO_BYTES)
    return `The file has ${Math.ceil(file.size / 1024)} KB; a logo may have ${LOGO_BYTES / 1024} KB. An SVG is smallest.`;
  const address = await dataAddress(file);
  return { filename: file.name, type: file.type, content: address.replace(/^[^,]*,/, '') };
}

const dataAddress = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
