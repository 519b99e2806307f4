import { LOGO_BYTES } from '@forecourt/lib/operations/new-site/office-contract';
import { Button, Flex, Stack, Text } from '@sanity/ui';
import { useId, useRef, useState } from 'react';
import type { Logo } from './draft.ts';
import styles from './NewSite.module.css';
import { FieldMessage } from './TextField.tsx';
import type { Assistant } from './useAssistant.ts';

const HINT =
  'SVG, PNG or WebP, up to 512 KB. The site’s colours come from the logo. Without a logo, the name is shown as text.';

/** Uploads a logo and shows how it will look. */
export function LogoField({ assistant: { logo, problems, setLogo } }: { assistant: Assistant }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [ownProblem, setOwnProblem] = useState<string | null>(null);
  const problem = ownProblem ?? problems.find(({ part }) => part === 'logo')?.words;

  async function choose(file: File): Promise<void> {
    const logoOrProblem = await logoFile(file).catch(() => 'The file could not be read.');
    setOwnProblem(typeof logoOrProblem === 'string' ? logoOrProblem : null);
    if (typeof logoOrProblem !== 'string') setLogo(logoOrProblem);
  }

  return (
    <Stack gap={3}>
      <Text as="label" htmlFor={id} size={1} weight="semibold">
        Logo
      </Text>
      <Flex gap={4} align="center" wrap="wrap">
        {logo && (
          <img
            className={styles.logo}
            src={`data:${logo.type};base64,${logo.content}`}
            alt={`Logo ${logo.filename}`}
          />
        )}
        {/* The browser's own text would say that no file is chosen, even if there is a stored logo. */}
        <input
          ref={input}
          id={id}
          type="file"
          accept=".svg,.png,.webp,image/svg+xml,image/png,image/webp"
          className={styles.hidden}
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void choose(file);
            // Reset, so that the same file can be chosen again after it was fixed.
            currentTarget.value = '';
          }}
        />
        <Button
          type="button"
          mode="ghost"
          fontSize={1}
          padding={3}
          text={logo ? 'Replace file' : 'Choose file'}
          aria-describedby={`${id}-words`}
          onClick={() => input.current?.click()}
        />
        {logo && (
          <Button
            type="button"
            mode="ghost"
            fontSize={1}
            padding={3}
            text="Remove logo"
            onClick={() => {
              setLogo(null);
              setOwnProblem(null);
            }}
          />
        )}
      </Flex>
      <div role={problem ? 'alert' : undefined}>
        <FieldMessage id={`${id}-words`} problem={problem} hint={HINT} />
      </div>
    </Stack>
  );
}

/**
 * Reads a logo file as base64.
 * @returns the logo, or a message if it is too large
 */
async function logoFile(file: File): Promise<Logo | string> {
  if (file.size > LOGO_BYTES)
    return `The file is ${Math.ceil(file.size / 1024)} KB. A logo can be up to ${LOGO_BYTES / 1024} KB. SVG files are usually smaller.`;
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
