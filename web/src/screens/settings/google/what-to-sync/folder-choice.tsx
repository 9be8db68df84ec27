import { useQuery } from '@tanstack/react-query';
import { choicesQuery } from '../../../../api/settings.ts';
import { Button } from '../../../../ui/forms/button.tsx';
import { DEFAULT, isFixed } from '../../setting-values.ts';
import styles from '../../settings.module.css';
import type { SettingsForm } from '../../use-settings-form.ts';

interface FolderChoiceProps {
  form: SettingsForm;
  onBrowse: () => void;
}

/** The whole drive, or one folder of it. */
export function FolderChoice({ form, onBrowse }: FolderChoiceProps) {
  const setting = form.setting('GOOGLE_DRIVE_FOLDER');
  const folder = form.value('GOOGLE_DRIVE_FOLDER');
  const { data } = useQuery({
    ...choicesQuery('folders', { parent: folder }),
    enabled: folder !== '',
  });
  const path = data?.path.map(({ name }) => name).join(' / ') || folder;
  const error = form.errors.GOOGLE_DRIVE_FOLDER;
  return (
    <fieldset className={styles.group}>
      <legend>Drive</legend>
      {isFixed(setting) ? (
        <p>{path}</p>
      ) : (
        <>
          <label className={styles.choice}>
            <input
              type="radio"
              name="GOOGLE_DRIVE_FOLDER"
              checked={!folder}
              onChange={() => form.set('GOOGLE_DRIVE_FOLDER', '')}
            />
            The whole drive: members see every file in it
          </label>
          <label className={styles.choice}>
            <input
              type="radio"
              name="GOOGLE_DRIVE_FOLDER"
              checked={Boolean(folder)}
              onChange={onBrowse}
            />
            {folder ? `One folder: ${path}` : 'One folder'}
          </label>
          <div className={styles.indented}>
            <div>
              <Button variant="outlined" onClick={onBrowse}>
                {folder ? 'Choose another folder' : 'Choose a folder'}
              </Button>
            </div>
          </div>
          {error && <p className={styles.error}>{error}</p>}
        </>
      )}
      <p className={`muted ${styles.small}`}>{form.describe('GOOGLE_DRIVE_FOLDER', DEFAULT)}</p>
    </fieldset>
  );
}
