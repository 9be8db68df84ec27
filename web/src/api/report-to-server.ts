import { reportClientError } from '@assembly/contract/endpoints/client-errors';
import { CLIENT_ERROR_MAX_CHARS } from '@assembly/contract/limits';
import { basePath } from '../browser/page-config.ts';
import { version } from '../browser/version.ts';
import { call } from './call.ts';

const { message, label } = CLIENT_ERROR_MAX_CHARS;

/** Reports an error to the server's log, if it can be reached. Never fails itself. */
export async function reportToServer(error: unknown): Promise<void> {
  try {
    const body = {
      message: String(error).slice(0, message),
      // Without the query, which may hold a search.
      screen: location.pathname.slice(basePath.length).slice(0, label),
      version,
    };
    await call(reportClientError, { body });
  } catch {
    // The screen says already that the app failed.
  }
}
