import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../../settings/settings.ts';

/** A change that is committed must not be answered with an error, so a failure is only logged, and retried. */
export async function refreshSettingsAfterCommit(
  settings: Settings,
  log: FastifyBaseLogger,
): Promise<void> {
  await settings.refreshOrRetry((error) =>
    log.error({ err: error }, 'could not read the settings'),
  );
}
