import type { EmailFrame } from '../../mail/templates/compose-email.ts';
import { readLanguages } from '../../store/users/users.ts';
import type { AppContext } from './app-context.ts';

/** What is around an email to this person. */
export async function frameFor(
  { db, localize, settings }: Pick<AppContext, 'db' | 'localize' | 'settings'>,
  userId: string,
): Promise<EmailFrame> {
  const { name } = settings.current().assembly;
  return { name, ...(await localize(await readLanguages(db, userId))) };
}
