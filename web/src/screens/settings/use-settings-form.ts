import { ApiError } from '@assembly/contract/api-error';
import {
  SETTING_NAMES,
  type SettingDefinition,
  type SettingName,
  settingDefinition,
} from '@assembly/contract/setting-table';
import type { Setting } from '@assembly/contract/settings';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { type SettingsReply, saveSettings, settingsQuery } from '../../api/settings.ts';
import { t, withMessages } from '../../browser/locale/messages.ts';
import { showErrorToast } from '../../ui/feedback/error-message.ts';
import { showToast } from '../../ui/feedback/show-toast.ts';
import { type FieldErrors, useForm } from '../../ui/forms/use-form.ts';
import { describeSource, settingOf } from './setting-values.ts';

/** Null removes the stored value. */
export type Changes = Partial<Record<SettingName, string | null>>;

interface Draft {
  typed: Changes;
  /** That of the settings when the first change was typed. */
  version: number;
}

interface SettingsFormOptions {
  reply: SettingsReply;
  /** Whose settings the form has. */
  section: SettingDefinition['section'];
  /** What is wrong with the changes, by the name of the field. */
  validate?: (changes: Changes) => FieldErrors;
  onSaved?: (changes: Changes) => void;
  /** What the form does beyond saving. Called when everything is saved. */
  onSubmit?: (changes: Changes) => Promise<void>;
}

/**
 * The state of a settings form. Fields that were not edited show the server's current values. Changes are sent with the
 * version that they were made from: if the server has a newer one, it refuses them, and the form keeps the input.
 */
export function useSettingsForm(options: SettingsFormOptions) {
  const { reply, section, validate, onSaved, onSubmit } = options;
  const client = useQueryClient();
  const [draft, setDraft] = useState<Draft | null>(null);
  const typed = draft?.typed ?? {};
  const changes = trimmed(typed);

  /** `undefined` discards the change. */
  function set(name: SettingName, value: string | null | undefined) {
    setDraft((current) => {
      const { [name]: _, ...others } = current?.typed ?? {};
      const isUnchanged = value === undefined || isSame(settingOf(reply, name), value);
      const next = isUnchanged ? others : { ...others, [name]: value };
      if (Object.keys(next).length === 0) return null;
      return { version: current?.version ?? reply.version, typed: next };
    });
  }

  async function save(): Promise<void> {
    if (draft) {
      const saved = await saveSettings(draft.version, changes).catch(throwWorded);
      client.setQueryData(settingsQuery.queryKey, saved);
      // Immediately, because the page may be about to change.
      flushSync(() => setDraft(null));
      showToast({ severity: 'success', text: t.settings.saved });
      onSaved?.(changes);
    } else if (!onSubmit) {
      showToast({ severity: 'info', text: t.settings.nothingToSave });
    }
    await onSubmit?.(changes);
  }

  /** After changes by someone else, they are shown, and what was typed can be saved again. */
  async function refetchAfterConflict(error: unknown): Promise<void> {
    if (!(error instanceof ApiError) || error.status !== 409) return;
    const { version } = await client.fetchQuery({ ...settingsQuery, staleTime: 0 });
    setDraft((current) => current && { ...current, version });
  }

  const { form, errors, isBusy } = useForm({
    schema: z.record(z.string(), z.unknown()),
    validate() {
      const mistakes = validate?.(changes) ?? {};
      return Object.keys(mistakes).length > 0 ? mistakes : null;
    },
    send: save,
    onError(error) {
      showErrorToast(error);
      void refetchAfterConflict(error).catch(showErrorToast);
    },
  });

  const isFixed = (name: SettingName) => settingOf(reply, name).source === 'environment';
  const names = SETTING_NAMES.filter((name) => settingDefinition(name).section === section);

  return {
    form,
    names,
    /** The environment fixes everything: there is nothing to save. */
    isReadOnly: !onSubmit && names.every(isFixed),
    canStoreSecrets: reply.canStoreSecrets,
    errors,
    isBusy,
    isDirty: draft !== null,
    reset: () => setDraft(null),
    set,
    setting: (name: SettingName): Setting => settingOf(reply, name),
    /** Where the shown value comes from, and what happens to one that was cleared. */
    describe(name: SettingName): string {
      const setting = settingOf(reply, name);
      if (!(name in typed)) return describeSource(setting);
      // What to sync has no default: without a value, it is everything.
      const isCleared = section !== 'sync' && typed[name]?.trim() === '' && setting.isSet;
      return isCleared ? t.settings.unsavedReset : t.settings.unsaved;
    },
    isFixed,
    typed,
    value: (name: SettingName): string =>
      (name in typed ? typed[name] : settingOf(reply, name).value) ?? '',
  };
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;

/** The words are rarely needed. */
async function throwWorded(error: unknown): Promise<never> {
  if (!(error instanceof ApiError && error.fieldCodes)) throw error;
  const { wordFaults } = await withMessages(import('./word-faults.ts'), 'settingFaults');
  throw wordFaults(error);
}

const isSame = ({ value, isSecret }: Setting, typed: string | null) =>
  !isSecret && (value ?? '') === (typed ?? '');

/** An empty text removes the value. */
function trimmed(typed: Changes): Changes {
  return Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, value?.trim() || null]),
  );
}
