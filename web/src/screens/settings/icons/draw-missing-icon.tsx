import { replaceIcon } from '@assembly/contract/endpoints/settings';
import { logo as logoPath } from '@assembly/contract/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { settingsKeys } from '../../../api/settings.ts';
import { sendImage } from '../../../api/upload-logo.ts';
import { t } from '../../../browser/locale/messages.ts';
import { basePath } from '../../../browser/page-config.ts';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { drawIcon } from './draw-icon.ts';

/** Draws the icon of a logo that has none, once, and sends it to the server. Shows nothing. */
export default function DrawMissingIcon({ version }: { version: string }) {
  const client = useQueryClient();
  useEffect(() => {
    void drawAndSend(version).then(
      () => client.invalidateQueries({ queryKey: settingsKeys.all }),
      // The next visit tries again, with the logo that is current then.
      () => {},
    );
  }, [version, client]);
  return null;
}

async function drawAndSend(version: string): Promise<void> {
  const response = await fetch(basePath + logoPath, { cache: 'no-store' });
  const etag = response.headers.get('etag');
  // Another process may still serve the previous logo. Proxies may change an ETag, but contain it.
  if (!response.ok || (etag && !etag.includes(version))) return;
  const icon = await drawIcon(await response.blob()).catch((error) => {
    showToast({ severity: 'error', text: t.settings.iconNotDrawn });
    throw error;
  });
  await sendImage(replaceIcon, { query: { logo: version } }, icon);
}
