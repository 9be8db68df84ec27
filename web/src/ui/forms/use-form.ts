import { ApiError } from '@assembly/contract/api-error';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';

/** Sentences by field name. */
export type Faults = Record<string, string>;

interface FormParts<Schema extends z.ZodMiniType> {
  schema: Schema;
  /** Rules beyond the schema: null when nothing is wrong. */
  findFaults?: (entered: z.output<Schema>) => Faults | null;
  send: (entered: z.output<Schema>) => Promise<void>;
  /** Told what went wrong, unless the server named the fields that are wrong. */
  onFailure: (error: unknown) => void;
}

/** What every form of ours does: tell faults beside the fields, send once, say that it is busy. */
export function useForm<Schema extends z.ZodMiniType>(parts: FormParts<Schema>) {
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);
  // State comes too late for a second press in the same moment.
  const sending = useRef(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    const parsed = parts.schema.safeParse(Object.fromEntries(new FormData(form)));
    const found = parsed.success ? parts.findFaults?.(parsed.data) : firstFaults(parsed.error);
    if (found || !parsed.success) {
      showFaults(form, found ?? {});
      return;
    }

    sending.current = true;
    setBusy(true);
    try {
      await parts.send(parsed.data);
    } catch (error) {
      const named = namedFaults(error);
      if (!named || !showFaults(form, named)) parts.onFailure(error);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  /** False if the form has none of the fields. */
  function showFaults(form: HTMLFormElement, found: Faults): boolean {
    // At once, so that a screen reader that follows the focus finds the sentence there.
    flushSync(() => setFaults(found));
    const wrong = [...form.elements].find((field) =>
      Object.hasOwn(found, field.getAttribute('name') ?? ''),
    );
    if (wrong instanceof HTMLElement) wrong.focus();
    return wrong !== undefined;
  }

  /** A field that is being corrected is no longer called wrong. */
  function forgetFault(event: FormEvent<HTMLFormElement>) {
    const name = (event.target as HTMLInputElement).name;
    if (faults[name]) setFaults({ ...faults, [name]: '' });
  }

  return {
    faults,
    busy,
    // `post`, so that a password could never end up in the address, whatever else fails.
    form: { method: 'post', noValidate: true, onSubmit: submit, onInput: forgetFault },
  } as const;
}

function firstFaults(error: z.core.$ZodError): Faults {
  const faults: Faults = {};
  for (const issue of error.issues) faults[issue.path.join('.')] ??= issue.message;
  return faults;
}

function namedFaults(error: unknown): Faults | null {
  if (!(error instanceof ApiError)) return null;
  if (error.fields) return error.fields;
  return error.code === 'password_policy' ? { password: error.message } : null;
}
