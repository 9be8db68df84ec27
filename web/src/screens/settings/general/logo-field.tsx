import { removeLogo } from '@assembly/contract/endpoints/settings';
import { LOGO_MAX_BYTES, LOGO_TYPES } from '@assembly/contract/settings';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useRef } from 'react';
import { call } from '../../../api/call.ts';
import { describeProblem } from '../../../api/describe-problem.ts';
import { type SettingsReply, settingsKeys } from '../../../api/settings.ts';
import { uploadLogo } from '../../../api/upload-logo.ts';
import { refreshLogo, useLogo } from '../../../browser/branding.ts';
import { joinSentences } from '../../../browser/locale/join-sentences.ts';
import { t } from '../../../browser/locale/messages.ts';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { describeSource } from '../setting-values.ts';
import styles from '../settings.module.css';

/** Why this file cannot be the logo, or null. */
async function findLogoError(file: File): Promise<string | null> {
  const isAccepted = LOGO_TYPES.some((type) => type === file.type) && file.size <= LOGO_MAX_BYTES;
  if (!isAccepted) return await describeProblem('unsupported_image');
  try {
    await decode(file);
    return null;
  } catch {
    return t.general.logo.notAnImage;
  }
}

/** Throws for a file that is not an image, or an incomplete one, which an image element would accept. */
async function decode(file: File): Promise<void> {
  if (file.type !== 'image/svg+xml') {
    const bitmap = await createImageBitmap(file);
    bitmap.close();
    return;
  }
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** The current logo. Not part of the form: a chosen image is saved and shown immediately. */
export function LogoField({ source }: { source: SettingsReply['logo'] }) {
  const current = useLogo();
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useMutation({
    // Null removes the logo.
    mutationFn: (image: File | null) => (image ? uploadLogo(image) : call(removeLogo)),
    meta: { invalidates: settingsKeys.all },
    onSuccess: (_, image) => {
      void refreshLogo();
      const { saved, removed } = t.general.logo;
      showToast({ severity: 'success', text: image ? saved : removed });
    },
  });

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    const error = await findLogoError(file);
    // So that the same file can be chosen again.
    target.value = '';
    if (error) showToast({ severity: 'warning', text: error });
    else mutate(file);
  }

  function remove() {
    mutate(null);
    // The button disappears.
    input.current?.focus();
  }

  const origin = describeSource({ name: 'ASSEMBLY_LOGO', source, isSet: true });
  return (
    <>
      <img src={current} alt={t.general.logo.current} className={styles.logo} />
      <TextField
        ref={input}
        label={t.general.logo.upload}
        name="logo"
        type="file"
        disabled={source === 'environment'}
        accept={LOGO_TYPES.join()}
        required={false}
        hint={joinSentences(
          t.general.logo.formats(LOGO_MAX_BYTES / 1024),
          ...(isPending ? [t.shared.saving] : [t.general.logo.where, origin]),
        )}
        onChange={(event) => void choose(event)}
      />
      {source === 'stored' && (
        <div className="actions">
          <Button variant="plain" onClick={remove}>
            {t.general.logo.remove}
          </Button>
        </div>
      )}
    </>
  );
}
