import type { Attachment } from '@assembly/contract/event';
import { screens } from '@assembly/contract/paths';
import FileText from 'lucide-react/icons/file-text';
import Paperclip from 'lucide-react/icons/paperclip';
import { AppLink } from '../../../ui/text/app-link.tsx';
import styles from './event-details.module.css';
import { ExternalLink } from './external-link.tsx';

/** Synced documents open in the app, others at their own address. */
export function AttachmentList({ attachments }: { attachments: readonly Attachment[] }) {
  return (
    <section className={styles.attachments}>
      <h3>Attachments</h3>
      <ul>
        {attachments.map((attachment, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an attachment has no id, and may be there twice.
          <li key={at}>
            <AttachmentLink {...attachment} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AttachmentLink({ title, url, documentId }: Attachment) {
  const name = <span dir="auto">{title || 'Attachment'}</span>;
  return documentId === null ? (
    <ExternalLink href={url} className={styles.attachment}>
      <Paperclip aria-hidden />
      {name}
    </ExternalLink>
  ) : (
    <AppLink
      to={`${screens.documents}?open=${encodeURIComponent(documentId)}`}
      className={styles.attachment}
    >
      <FileText aria-hidden />
      {name}
    </AppLink>
  );
}
