import { TRAP } from '@forecourt/lib/platform/text/field-rules';

/**
 * A honeypot that only bots fill in. Hidden from people, screen readers and the keyboard, and marked so that
 * browsers and password managers (1Password, Bitwarden, Dashlane, LastPass) ignore it.
 */
export const Trap = () => (
  <div hidden lang="en-AU">
    <input
      name={TRAP}
      type="text"
      tabIndex={-1}
      autoComplete="off"
      aria-label="Leave this empty"
      data-1p-ignore=""
      data-bwignore=""
      data-form-type="other"
      data-lpignore="true"
    />
  </div>
);
