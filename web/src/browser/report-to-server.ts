import { CLIENT_ERROR_MAX_CHARS } from '@assembly/contract/limits';
import { clientErrors } from '@assembly/contract/paths';
import { basePath } from './page-config.ts';

/** The version of this build, which may be older than the server. Replaced by the build. */
declare const __VERSION__: string;

/** Writes an error of the app to the server's log, if the server can be reached. Never fails itself. */
export const reportToServer = (error: unknown): void => void send(error);

async function send(error: unknown): Promise<void> {
  const { message, label } = CLIENT_ERROR_MAX_CHARS;
  try {
    const body = {
      message: String(error).slice(0, message),
      // Without the query, which may hold a search.
      screen: location.pathname.slice(basePath.length).slice(0, label),
      version: __VERSION__,
    };
    await fetch(basePath + clientErrors, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch {
    // The person has been told already, or sees the English text.
  }
}
