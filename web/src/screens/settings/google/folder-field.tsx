import { NOTHING_CHOSEN } from '@assembly/contract/setting-table';
import { FILE_COUNT_MAX, type FileCount } from '@assembly/contract/settings';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { choicesQuery, fileCountQuery } from '../../../api/settings.ts';
import { joinSentences } from '../../../browser/locale/join-sentences.ts';
import { t } from '../../../browser/locale/messages.ts';
import { errorMessage } from '../../../ui/feedback/error-message.ts';
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import styles from '../settings.module.css';
import type { SettingsForm } from '../use-settings-form.ts';

const NAME = 'GOOGLE_DRIVE_FOLDER';

/** One folder, or the whole drive with a tick of its own, and how many files members will see. */
export function FolderField({ form }: { form: SettingsForm }) {
  const value = form.value(NAME);
  const isWhole = value === '';
  const saved = form.setting(NAME).value || NOTHING_CHOSEN;
  return (
    <fieldset className={styles.group}>
      <legend>{t.whatToSync.documents}</legend>
      {!isWhole && <FolderSelect form={form} chosen={value} />}
      {!form.isFixed(NAME) && (
        <Checkbox checked={isWhole} onChange={() => form.set(NAME, isWhole ? saved : '')}>
          {t.whatToSync.wholeDrive}
        </Checkbox>
      )}
      {/* It exists before its text, so that this is announced. */}
      <p role="status">{value !== NOTHING_CHOSEN && <Count folder={value} />}</p>
    </fieldset>
  );
}

/** The folders beside and inside a chosen one are offered, as Google lists them now. */
function FolderSelect({ form, chosen }: { form: SettingsForm; chosen: string }) {
  const folder = chosen === NOTHING_CHOSEN ? '' : chosen;
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
  const options = new Map([[NOTHING_CHOSEN, t.whatToSync.noFolder]]);
  let path = '';
  for (const { id, name } of ancestors) {
    options.set(id, path + name);
    path += `${name} / `;
  }
  for (const { id, name } of beside?.items ?? []) options.set(id, path + name);
  const inside = data?.path.map(({ name }) => `${name} / `).join('') ?? '';
  if (!options.has(chosen)) options.set(chosen, inside.slice(0, -' / '.length) || chosen);
  for (const { id, name } of data?.items ?? []) options.set(id, inside + name);
  return (
    <>
      <SelectField
        label={t.settingFields[NAME].label}
        name={NAME}
        options={[...options]}
        value={chosen}
        disabled={form.isFixed(NAME)}
        onChange={(id) => form.set(NAME, id)}
        hint={joinSentences(t.whatToSync.folderHint, form.describe(NAME))}
        error={form.errors[NAME]}
      />
      {error && <LoadFailed text={errorMessage(error)} onAction={() => refetch()} />}
    </>
  );
}

/** If the files cannot be counted, nothing is said. */
function Count({ folder }: { folder: string }) {
  const { data, isPending } = useQuery(fileCountQuery(folder));
  if (isPending) return t.whatToSync.counting;
  return data ? describeCount(data) : null;
}

function describeCount({ files, isMore }: FileCount): string {
  if (files > FILE_COUNT_MAX) return t.whatToSync.filesMoreThan(FILE_COUNT_MAX);
  return isMore ? t.whatToSync.filesAtLeast(files) : t.whatToSync.files(files);
}
