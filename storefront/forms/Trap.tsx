import { TRAP } from '@forecourt/lib/lead/fields';

/**
 * A field that only programs fill in: neither seen nor heard nor reached, and left alone by browsers and by the
 * password managers that ask for a mark of their own (1Password, Bitwarden, Dashlane, LastPass).
 */
export const Trap = () => (
  <div hidden>
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
