import { removeLogo } from '@assembly/contract/endpoints/settings';
import { LOGO_TYPES } from '@assembly/contract/settings';
import { useId, useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { type SettingsReply, settingsKeys } from '../../../api/settings.ts';
import { uploadLogo } from '../../../api/upload-logo.ts';
import { useMutation } from '../../../api/use-mutation.ts';
import { refreshLogo, useLogo } from '../../../browser/logo.ts';
import { notify } from '../../../ui/feedback/notify.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { logoError } from '../../../ui/forms/logo-field.tsx';
import styles from './logo-setting.module.css';

const SOURCES = {
  environment: 'Fixed by the environment variable ASSEMBLY_LOGO.',
  stored: 'Saved here.',
  default: 'This is the built-in one.',
};

/** A chosen picture is saved and shown at once. */
export function LogoSetting({ source }: { source: SettingsReply['logo'] }) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');
  const errorId = useId();
  const { mutate, isPending } = useMutation({
    // Null removes the logo.
    mutationFn: (image: File | null) => (image ? uploadLogo(image) : call(removeLogo)),
    invalidates: settingsKeys.all,
    onSuccess: (_, image) => {
      void refreshLogo();
      notify({ severity: 'success', text: image ? 'Logo saved.' : 'Logo removed.' });
    },
  });

  function choose(image: File | undefined) {
    if (!image) return;
    const reason = logoError(image);
    setError(reason ?? '');
    if (!reason) void mutate(image);
  }

  const act = (action: () => void) => () => {
    if (!isPending) action();
  };

  return (
    <div className={styles.logo}>
      <img src={useLogo()} alt="The current logo" className={styles.picture} />
      <div className={styles.text}>
        <p className="muted">
          PNG, JPEG, WebP or SVG, at most 512 kB. Shown at the top of every page and at the login.{' '}
          {SOURCES[source]}
        </p>
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
        {source !== 'environment' && (
          <div className={styles.buttons}>
            <input
              ref={input}
              type="file"
              hidden
              accept={LOGO_TYPES.join()}
              onChange={({ target }) => {
                choose(target.files?.[0]);
                // So that the same file can be chosen again.
                target.value = '';
              }}
            />
            <Button
              variant="outlined"
              aria-disabled={isPending}
              aria-describedby={error ? errorId : undefined}
              onClick={act(() => input.current?.click())}
            >
              {isPending ? 'Saving…' : 'Upload a logo'}
            </Button>
            {source === 'stored' && (
              <Button
                variant="outlined"
                aria-disabled={isPending}
                onClick={act(() => void mutate(null))}
              >
                Remove the logo
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
