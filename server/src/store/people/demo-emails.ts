import { Problem } from '@assembly/contract/problem';
import { emailKey } from '@assembly/contract/user';

/** The demo's accounts; they mark a database that the demo has used. */
export const DEMO_EMAILS = [
  'admin@assembly.example',
  'member@assembly.example',
  'pending@assembly.example',
] as const;

/** Without the marks, accounts made in the demo would be kept when it ends. */
export function refuseDemoAccount({ email }: { email: string }): void {
  if (!DEMO_EMAILS.some((one) => one === emailKey(email))) return;
  throw new Problem('forbidden', { detail: "The demo's own accounts cannot be deleted." });
}
