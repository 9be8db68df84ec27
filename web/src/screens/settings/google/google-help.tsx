import type { ReactNode } from 'react';
import { CopyField } from '../../../ui/forms/copy-field.tsx';
import { ExternalLink } from '../../../ui/text/external-link.tsx';
import styles from '../settings.module.css';

const CONSOLE = 'https://console.cloud.google.com';
const APIS = 'calendar-json.googleapis.com,tasks.googleapis.com,drive.googleapis.com';

/** How to make an app in the Google Cloud console, and what Google's pages mean when something is wrong. */
export default function GoogleHelp({ redirectUrl }: { redirectUrl: string }) {
  return (
    <>
      <ol className={styles.list}>
        <li>
          In the Google Cloud console, <Console path="/projectcreate">create a project</Console>,
          such as “Assembly”. Sign in with the account that owns your calendars.
        </li>
        <li>
          <Console path={`/flows/enableapi?apiid=${APIS}`}>Enable the three APIs</Console>:
          Calendar, Tasks and Drive.
        </li>
        <li>
          Set up the <Console path="/auth/overview">Google Auth Platform</Console>: enter a name and
          your email address, and choose “External” as the audience. Then, under{' '}
          <Console path="/auth/audience">Audience</Console>, press “Publish app”, so that the status
          is “In production”.
        </li>
        <li>
          <Console path="/auth/clients/create">Create a client</Console> of the type “Web
          application”. Under “Authorized redirect URIs”, add exactly this address:
          <CopyField label="Redirect address" value={redirectUrl} />
        </li>
        <li>
          Copy the client ID and the client secret that Google shows into the form here. Then sign
          in at Google and select all three permissions.
        </li>
      </ol>
      <h3>If Google shows an error</h3>
      <ul className={styles.list}>
        <ErrorHelp words="Error 400: redirect_uri_mismatch">
          The redirect address is not registered: the one in the client’s “Authorized redirect URIs”
          is not exactly the one above. Copy it again. Google may need a few minutes to apply it.
        </ErrorHelp>
        <ErrorHelp words="Google hasn’t verified this app">
          That is expected: it is your own app. Press “Advanced”, then “Go to … (unsafe)”.
        </ErrorHelp>
        <ErrorHelp words="Error 403: org_internal">
          The app is marked “Internal”, for accounts of one organization. Sign in with such an
          account, or choose “External” under <Console path="/auth/audience">Audience</Console>.
        </ErrorHelp>
        <ErrorHelp words="Error 403: access_denied … has not completed the verification process">
          The app is in “Testing”, and this account is not a test user. Press “Publish app” under{' '}
          <Console path="/auth/audience">Audience</Console>. An app that stays in “Testing” loses
          its connection after seven days.
        </ErrorHelp>
        <ErrorHelp words="Error 401: invalid_client">
          Google does not recognize this client ID, or the client was deleted. Copy the ID again.
        </ErrorHelp>
      </ul>
    </>
  );
}

/** Opens in a new tab, because the form has to stay. */
function Console({ path, children }: { path: string; children: string }) {
  return <ExternalLink href={CONSOLE + path}>{children}</ExternalLink>;
}

function ErrorHelp({ words, children }: { words: string; children: ReactNode }) {
  return (
    <li>
      <b>“{words}”</b> {children}
    </li>
  );
}
