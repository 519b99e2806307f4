import { TRAP } from '@forecourt/lib/platform/text/field-rules';

/**
 * A field that only spam programs fill in. People cannot see it, hear it or reach it by keyboard, and its marks keep
 * browsers and password managers (1Password, Bitwarden, Dashlane, LastPass) from filling it in.
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
