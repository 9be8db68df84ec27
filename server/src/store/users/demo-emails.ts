import { Problem } from '@assembly/contract/problem';
import { emailKey } from '@assembly/contract/user';

/** The demo's accounts; they mark a database that the demo has used. */
export const DEMO_EMAILS = [
  'admin@assembly.example',
  'member@assembly.example',
  'pending@assembly.example',
] as const;

export const isDemoEmail = (email: string) => DEMO_EMAILS.some((one) => one === emailKey(email));

/** Without the marks, accounts made in the demo would be kept when it ends. */
export function refuseDemoAccount({ email }: { email: string }): void {
  if (!isDemoEmail(email)) return;
  throw new Problem('forbidden', { detail: "The demo's own accounts cannot be deleted." });
}
