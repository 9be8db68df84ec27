import { CONTACT_META, type Contact } from '@assembly/contract/contact';
import { t } from '../../browser/locale/messages.ts';
import { assemblyName } from '../../browser/page-config.ts';
import { Sentence } from '../../ui/text/sentence.tsx';
import styles from './login.module.css';

const UNKNOWN: Contact = { name: '', email: '', phone: '', canEmail: true, canResetByEmail: true };

/** From the page, which has none in development. */
export function readContact(): Contact {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${CONTACT_META}"]`);
  return meta?.content ? JSON.parse(meta.content) : UNKNOWN;
}

/** Whom to ask, with links to write or call. */
export function AskContact({ intro }: { intro?: string }) {
  const { name, email, phone } = readContact();
  const hasAddress = Boolean(email || phone);
  return (
    <div>
      <p>
        {intro && `${intro} `}
        <Sentence
          parts={
            name
              ? t.login.ask.person(<bdi>{name}</bdi>, hasAddress)
              : t.login.ask.administrator(<bdi>{assemblyName}</bdi>, hasAddress)
          }
        />
      </p>
      {hasAddress && (
        <p className={styles.contact}>
          {email && (
            <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} dir="ltr">
              {email}
            </a>
          )}
          {phone && (
            <a href={`tel:${dialed(phone)}`} dir="ltr">
              {phone}
            </a>
          )}
        </p>
      )}
    </div>
  );
}

/** Without the zero in "+41 (0)44 123 45 67", which is not dialed from abroad. */
const dialed = (phone: string) => phone.replace(/^(\+.*)\(0\)/, '$1').replace(/[^\d+]/g, '');
