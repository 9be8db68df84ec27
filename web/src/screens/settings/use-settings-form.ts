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
import { showErrorToast } from '../../ui/feedback/error-message.ts';
import { showToast } from '../../ui/feedback/show-toast.ts';
import { type FieldErrors, useForm } from '../../ui/forms/use-form.ts';
import {
  describeDifferences,
  describeSource,
  isFixed,
  NOT_SAVED,
  settingOf,
} from './setting-values.ts';

/** Null removes the stored value. */
export type Changes = Partial<Record<SettingName, string | null>>;

interface Draft {
  typed: Changes;
  /** The settings when the first change was typed. */
  base: SettingsReply;
}

interface SettingsFormOptions {
  reply: SettingsReply;
  /** Whose settings the form has. */
  section: SettingDefinition['section'];
  /** Preselected values. They are saved with the rest, but do not count as unsaved changes. */
  defaults?: Changes;
  /** What is wrong with the changes, by the name of the field. */
  validate?: (changes: Changes) => FieldErrors | null;
  onSaved?: (changes: Changes) => void;
  /** What the form does beyond saving. Called when everything is saved. */
  onSubmit?: (changes: Changes) => Promise<void>;
}

/**
 * The state of a settings form. Fields that were not edited show the server's current values. Changes are sent with the
 * version that they were made from: if the server has a newer one, the form shows what changed, and keeps the input.
 */
export function useSettingsForm(options: SettingsFormOptions) {
  const { reply, section, defaults = {}, validate, onSaved, onSubmit } = options;
  const client = useQueryClient();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [conflict, setConflict] = useState<string[] | null>(null);
  const [resetCount, setResetCount] = useState(0);
  const typed = draft?.typed ?? {};
  const changes = { ...defaults, ...trimmed(typed) };

  function reset() {
    setDraft(null);
    setConflict(null);
    setResetCount((before) => before + 1);
  }

  /** `undefined` discards the change. */
  function set(name: SettingName, value: string | null | undefined) {
    setDraft((current) => {
      const base = current?.base ?? reply;
      const { [name]: _, ...others } = current?.typed ?? {};
      const isUnchanged = value === undefined || isSame(settingOf(reply, name), value);
      const next = isUnchanged ? others : { ...others, [name]: value };
      return Object.keys(next).length > 0 ? { base, typed: next } : null;
    });
  }

  async function save(): Promise<void> {
    if (Object.keys(changes).length > 0) {
      const saved = await saveSettings((draft?.base ?? reply).version, changes);
      client.setQueryData(settingsQuery.queryKey, saved);
      // Immediately, because the page may be about to change.
      flushSync(reset);
      showToast({ severity: 'success', text: 'Settings saved.' });
      onSaved?.(changes);
    } else if (!onSubmit) {
      showToast({ severity: 'info', text: 'There is nothing to save.' });
    }
    await onSubmit?.(changes);
  }

  async function explain(error: unknown): Promise<void> {
    const isConflict = error instanceof ApiError && error.code === 'settings_changed';
    if (!isConflict) showErrorToast(error);
    if (!(error instanceof ApiError) || error.status !== 409) return;
    const fresh = await client.fetchQuery({ ...settingsQuery, staleTime: 0 });
    if (!isConflict) return;
    setConflict(describeDifferences(draft?.base ?? reply, fresh));
    if (draft) setDraft({ ...draft, base: fresh });
  }

  const { form, errors, isBusy } = useForm({
    schema: z.record(z.string(), z.unknown()),
    validate: () => validate?.(changes) ?? null,
    send: save,
    onError: (error) => void explain(error).catch(showErrorToast),
  });

  /** Where the shown value comes from. */
  const describe = (name: SettingName, unset?: string): string =>
    name in typed ? NOT_SAVED : describeSource(settingOf(reply, name), unset);

  const isFixedHere = (...asked: SettingName[]): boolean =>
    asked.every((name) => isFixed(settingOf(reply, name)));
  const names = SETTING_NAMES.filter((name) => settingDefinition(name).section === section);

  return {
    form,
    names,
    /** The environment fixes everything: there is nothing to save. */
    isReadOnly: !onSubmit && isFixedHere(...names),
    canStoreSecrets: reply.canStoreSecrets,
    errors,
    isBusy,
    isDirty: draft !== null,
    /** What someone else has changed since; null without a conflict. */
    conflict,
    /** Changes when the form is reset, as a key for fields with a state of their own. */
    resetCount,
    reset,
    set,
    setting: (name: SettingName): Setting => settingOf(reply, name),
    describe,
    /** The same for a text field: says what happens to one that was cleared. */
    describeText: (name: SettingName): string =>
      typed[name]?.trim() === '' && settingOf(reply, name).isSet
        ? 'If you leave it empty, saving resets it to the default.'
        : describe(name),
    isFixed: isFixedHere,
    typed,
    value: (name: SettingName): string =>
      (name in typed ? typed[name] : (settingOf(reply, name).value ?? defaults[name])) ?? '',
  };
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;

const isSame = ({ value, isSecret }: Setting, typed: string | null) =>
  !isSecret && (value ?? '') === (typed ?? '');

/** An empty text removes the value. */
function trimmed(typed: Changes): Changes {
  return Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, value?.trim() || null]),
  );
}
