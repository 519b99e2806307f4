import type { Passkey } from '@forecourt/lib/account/passkeys.server';
import type { Site } from '@forecourt/lib/site/site';
import { SignOut } from '@/features/account/SignOut.tsx';
import type { ReturnedForm } from '@/forms/answers.ts';
import { Alert } from '@/ui/Alert.tsx';
import { Disclosure } from '@/ui/Disclosure.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import { GARAGE_ACTIONS, GARAGE_DATA_PATH, SURE_FIELD } from './fields.ts';
import { Part } from './Part.tsx';
import { Passkeys } from './Passkeys.tsx';

/** Passkeys, taking one's data along, signing out, and leaving for good; plain forms but for adding a passkey. */
export function Account({
  site,
  passkeys,
  returned,
}: {
  site: Site;
  passkeys: readonly Passkey[];
  returned: ReturnedForm;
}) {
  const isUnsure = returned.problems.includes(SURE_FIELD);
  return (
    <Part id="account" title="Your account">
      <div className="grid gap-6">
        <Passkeys site={site} passkeys={passkeys} />
        <SignOut />
        <p>
          <a href={GARAGE_DATA_PATH} download className="more">
            <Icon name="download" size={18} />
            Download my data
          </a>
          <span className="mt-0.5 block text-sm text-ink-muted">
            Everything this site knows of you, as a file of JSON.
          </span>
        </p>
        <Disclosure summary="Delete my account" open={isUnsure} className="border-t">
          <form method="post" action={GARAGE_ACTIONS.delete} className="grid max-w-140 gap-5">
            <p className="text-ink-muted">
              Your saved cars, your saved searches and alerts, your own cars, your passkeys and your details
              are deleted, your enquiries lose your name, number and words, and you are signed out everywhere.
              A reservation that still keeps a car for you, or a refund on its way, stays until it is over;
              what was paid stays in the books without you, and what you drew on a prize wheel stays drawn
              without you. Nobody can undo this.
            </p>
            {isUnsure && <Alert tone="danger">Please tick that you are sure.</Alert>}
            <label className="flex min-h-11 items-start gap-3">
              <input type="checkbox" name={SURE_FIELD} required className="tick" />
              Yes, delete my account and everything in it
            </label>
            <button type="submit" className="btn btn-secondary justify-self-start text-danger">
              Delete my account
            </button>
          </form>
        </Disclosure>
      </div>
    </Part>
  );
}
