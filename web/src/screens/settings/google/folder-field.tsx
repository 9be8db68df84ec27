import { settingLabel } from '@assembly/contract/setting-table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { choicesQuery } from '../../../api/settings.ts';
import { errorMessage } from '../../../ui/feedback/error-message.ts';
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import type { SettingsForm } from '../use-settings-form.ts';

/** The whole drive, or one folder of it. The folders beside and inside a chosen one are offered, as Google lists them now. */
export function FolderField({ form }: { form: SettingsForm }) {
  const folder = form.value('GOOGLE_DRIVE_FOLDER');
  const { data, error, refetch } = useQuery({
    ...choicesQuery('folders', folder),
    placeholderData: keepPreviousData,
  });
  const ancestors = data?.path.slice(0, -1) ?? [];
  const { data: beside } = useQuery({
    ...choicesQuery('folders', ancestors.at(-1)?.id ?? ''),
    enabled: Boolean(data && folder),
    placeholderData: keepPreviousData,
  });
  const options = new Map([['', 'The whole drive']]);
  let path = '';
  for (const { id, name } of ancestors) {
    options.set(id, path + name);
    path += `${name} / `;
  }
  for (const { id, name } of beside?.items ?? []) options.set(id, path + name);
  const inside = data?.path.map(({ name }) => `${name} / `).join('') ?? '';
  if (!options.has(folder)) options.set(folder, inside.slice(0, -' / '.length) || folder);
  for (const { id, name } of data?.items ?? []) options.set(id, inside + name);
  return (
    <>
      <SelectField
        label={settingLabel('GOOGLE_DRIVE_FOLDER')}
        name="GOOGLE_DRIVE_FOLDER"
        options={[...options]}
        value={folder}
        disabled={form.isFixed('GOOGLE_DRIVE_FOLDER')}
        onChange={(id) => form.set('GOOGLE_DRIVE_FOLDER', id)}
        hint={`Members see every file in it. For a folder inside another one, choose the outer one first. ${form.describe('GOOGLE_DRIVE_FOLDER')}`}
        error={form.errors.GOOGLE_DRIVE_FOLDER}
      />
      {error && <LoadFailed text={errorMessage(error)} onAction={() => refetch()} />}
    </>
  );
}
