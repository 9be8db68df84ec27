import { t } from '../../../browser/locale/messages.ts';
import { CopyField } from '../../../ui/forms/copy-field.tsx';
import { ExternalLink } from '../../../ui/text/external-link.tsx';
import { Sentence } from '../../../ui/text/sentence.tsx';
import styles from '../settings.module.css';

const CONSOLE = 'https://console.cloud.google.com';
const APIS = 'calendar-json.googleapis.com,tasks.googleapis.com,drive.googleapis.com';

/** How to make an app in the Google Cloud console, and what Google's pages mean when something is wrong. */
export default function GoogleHelp({ redirectUrl }: { redirectUrl: string }) {
  const help = t.googleHelp;
  return (
    <>
      <ol className={styles.list}>
        <li>
          <Sentence parts={help.createProject(linkTo('/projectcreate'))} />
        </li>
        <li>
          <Sentence parts={help.enableApis(linkTo(`/flows/enableapi?apiid=${APIS}`))} />
        </li>
        <li>
          <Sentence parts={help.publish(linkTo('/auth/overview'), linkTo('/auth/audience'))} />
        </li>
        <li>
          <Sentence parts={help.createClient(linkTo('/auth/clients/create'))} />
          <CopyField label={help.redirectAddress} value={redirectUrl} />
        </li>
        <li>{help.copyClient}</li>
      </ol>
      <h3>{help.errors}</h3>
      <ul className={styles.list}>
        <li>
          <Sentence parts={help.redirectMismatch(bold)} />
        </li>
        <li>
          <Sentence parts={help.notVerified(bold)} />
        </li>
        <li>
          <Sentence parts={help.internal(bold, linkTo('/auth/audience'))} />
        </li>
        <li>
          <Sentence parts={help.testing(bold, linkTo('/auth/audience'))} />
        </li>
        <li>
          <Sentence parts={help.invalidClient(bold)} />
        </li>
      </ul>
    </>
  );
}

/** Opens in a new tab, because the form has to stay. */
const linkTo = (path: string) => (text: string) => (
  <ExternalLink href={CONSOLE + path}>{text}</ExternalLink>
);

const bold = (text: string) => <b>{text}</b>;
