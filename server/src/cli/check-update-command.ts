import { checkUpdate } from '../check-update.ts';
import { version } from '../version.ts';
import { CommandError, printable, type StandaloneCommand } from './command.ts';

export const showUpdate: StandaloneCommand = {
  usage: 'check-update',
  description: 'asks UPDATE_URL for a newer version',
  argumentCount: [0, 0],
  opensDatabase: true,
  async run({ config }) {
    const { updateUrl } = config;
    if (!updateUrl) {
      throw new CommandError(
        'UPDATE_URL is not set, so nobody is asked. Set it to an address that answers like GitHub’s call for the latest release.',
      );
    }
    const update = await checkUpdate(updateUrl).catch((error) => {
      throw new CommandError('UPDATE_URL did not answer with a release. Check the address.', {
        cause: error,
      });
    });
    if (!update) return `Version ${version} is the newest.`;
    const changes = update.changes.split('\n').map(printable);
    return [
      `Version ${update.version} is available; this is ${version}.`,
      ...changes,
      printable(update.url),
      'To upgrade, run “npm ci --omit=dev --include=optional” and “npm run build” on the new version, then restart the app.',
    ].join('\n');
  },
};
