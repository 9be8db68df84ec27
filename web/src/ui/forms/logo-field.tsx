import { UNSUPPORTED_IMAGE } from '@assembly/contract/messages';
import { LOGO_MAX_BYTES, LOGO_TYPES } from '@assembly/contract/settings';
import { type ChangeEvent, useRef, useState } from 'react';
import { useLogo } from '../../browser/branding.ts';
import { Button } from './button.tsx';
import styles from './logo-field.module.css';
import { TextField } from './text-field.tsx';

/** Why this file cannot be the logo, or null. */
async function findLogoError(file: File): Promise<string | null> {
  const isAccepted = LOGO_TYPES.some((type) => type === file.type) && file.size <= LOGO_MAX_BYTES;
  if (!isAccepted) return UNSUPPORTED_IMAGE;
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return null;
  } catch {
    return 'This file is not an image that can be shown.';
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

interface LogoFieldProps {
  label: string;
  name: string;
  /** After the accepted types and size. */
  hint: string;
  disabled?: boolean;
  /** Called with a suitable image. Without it, the field keeps the image for its form. */
  onChoose?: (image: File) => void;
  /** Called to remove the current logo. Without it, only a chosen image can be removed. */
  onRemove?: (() => void) | undefined;
}

/** A file field with a preview of the chosen image, or else of the current logo. */
export function LogoField(props: LogoFieldProps) {
  const { label, name, hint, disabled = false, onChoose, onRemove } = props;
  const current = useLogo();
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<string>();
  const [error, setError] = useState<string>();

  function show(file: File | undefined, reason: string | null = null) {
    if (preview) URL.revokeObjectURL(preview);
    setPreview(file && URL.createObjectURL(file));
    setError(reason ?? undefined);
  }

  /** An unsuitable file is removed from the field, so that it is never sent. */
  function clear(reason: string | null = null) {
    if (input.current) input.current.value = '';
    show(undefined, reason);
  }

  function remove() {
    clear();
    onRemove?.();
    // The button disappears.
    input.current?.focus();
  }

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    const reason = file ? await findLogoError(file) : null;
    // Another file was chosen in the meantime.
    if (target.files?.[0] !== file) return;
    if (reason) clear(reason);
    else if (file && onChoose) {
      // So that the same file can be chosen again.
      clear();
      onChoose(file);
    } else show(file);
  }

  return (
    <div className={styles.field}>
      <img
        src={preview ?? current}
        alt={preview ? 'Preview of the chosen logo' : 'The current logo'}
        className={styles.preview}
      />
      <div className={styles.choice}>
        <TextField
          ref={input}
          label={label}
          name={name}
          type="file"
          disabled={disabled}
          accept={LOGO_TYPES.join()}
          required={false}
          hint={`PNG, JPEG, WebP or SVG, at most ${LOGO_MAX_BYTES / 1024} kB. ${hint}`}
          error={error}
          announcesError
          onChange={(event) => void choose(event)}
        />
        {(preview || onRemove) && (
          <Button variant="plain" onClick={remove}>
            Remove the logo
          </Button>
        )}
      </div>
    </div>
  );
}
