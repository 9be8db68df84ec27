import { splitList } from '@assembly/contract/setting-table';
import { useState } from 'react';
import { Disclosure } from '../../../../ui/lists/disclosure.tsx';
import { NOT_SAVED } from '../../setting-values.ts';
import styles from '../../settings.module.css';
import type { SettingsForm } from '../../use-settings-form.ts';
import { AddCalendar } from './add-calendar.tsx';
import { CalendarOrder } from './calendar-order.tsx';
import { ChoiceList } from './choice-list.tsx';

/** Several calendars in an order: an event that is in several of them is shown as in the first. */
export function CalendarChoice({ form }: { form: SettingsForm }) {
  const chosen = splitList(form.value('GOOGLE_CALENDAR_ID'));
  const [added, setAdded] = useState<string[]>([]);
  const choose = (ids: string[]) => form.set('GOOGLE_CALENDAR_ID', ids.join(','));
  return (
    <ChoiceList
      form={form}
      name="GOOGLE_CALENDAR_ID"
      kind="calendars"
      chosen={chosen}
      extraIds={added}
      onChange={choose}
      unset={NOT_SAVED}
      unlisted="not in this account: public, or no longer available"
      before={
        usesApiKey(form) && (
          <p className={styles.note}>
            An API key is set: with it, only public calendars can be read.
            {canRemoveKey(form) && ' To sync private calendars, remove the key.'}
          </p>
        )
      }
    >
      {(nameOf) => (
        <>
          {chosen.length > 1 && <CalendarOrder chosen={chosen} nameOf={nameOf} onChange={choose} />}
          <Disclosure title="Add a public calendar">
            <AddCalendar
              form={form}
              onAdd={(ids) => {
                setAdded([...added, ...ids]);
                choose([...new Set([...chosen, ...ids])]);
              }}
            />
          </Disclosure>
        </>
      )}
    </ChoiceList>
  );
}

/** All calendars are then read with the key. */
function usesApiKey({ typed, setting }: SettingsForm): boolean {
  return typed.GOOGLE_API_KEY === undefined
    ? setting('GOOGLE_API_KEY').isSet
    : typed.GOOGLE_API_KEY !== null;
}

/** Not the demo's, or one from the environment. */
function canRemoveKey({ typed, setting }: SettingsForm): boolean {
  return Boolean(typed.GOOGLE_API_KEY) || setting('GOOGLE_API_KEY').source === 'stored';
}
