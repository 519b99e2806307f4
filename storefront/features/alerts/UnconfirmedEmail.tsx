import { ALERT_ACTIONS } from './fields.ts';

/** Explains that email alerts wait for confirmation of the address. */
export const UnconfirmedEmail = ({ email }: { email: string }) => (
  <form
    method="post"
    action={ALERT_ACTIONS.confirmEmail}
    className="mt-6 flex flex-wrap items-center justify-between gap-4 rounded-card border border-line p-5"
  >
    <p className="max-w-[36em] wrap-anywhere">
      Alerts by email start once you press the link that we sent to <strong>{email}</strong>.
    </p>
    <button type="submit" className="btn btn-secondary btn-sm">
      Send the link again
    </button>
  </form>
);
