import { CONTACT_META, type Contact } from '@assembly/contract/contact';
import { onTestFinished } from 'vitest';

/** Until the test ends, the page names this contact. */
export function setContact(contact: Partial<Contact>): void {
  const meta = document.createElement('meta');
  meta.name = CONTACT_META;
  meta.content = JSON.stringify({
    name: 'Ruth Keller',
    email: 'ruth@example.org',
    phone: '+41 (0)44 123 45 67',
    canEmail: true,
    canResetByEmail: true,
    ...contact,
  });
  document.head.append(meta);
  onTestFinished(() => meta.remove());
}
