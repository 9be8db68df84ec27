import { ApiError } from '@assembly/contract/api-error';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import { fieldErrorText } from '../../browser/locale/field-error.ts';

/** By field name: sentences, or the codes of sentences. */
export type FieldErrors = Record<string, string>;

interface FormOptions<Schema extends z.ZodMiniType> {
  schema: Schema;
  /** Rules beyond the schema. An error that is null, or null for all of them, means that the field is valid. */
  validate?: (entered: z.output<Schema>) => Record<string, string | null> | null;
  send: (entered: z.output<Schema>) => Promise<void>;
  /** Not called when the server names the invalid fields: their messages are shown instead. */
  onError: (error: unknown) => void;
}

/** Shows validation errors beside their fields, submits once at a time, and reports progress. */
export function useForm<Schema extends z.ZodMiniType>(options: FormOptions<Schema>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isBusy, setBusy] = useState(false);
  // A ref, because state would not yet be updated for a double click.
  const isSending = useRef(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const parsed = options.schema.safeParse(Object.fromEntries(new FormData(form)));
    const found = parsed.success
      ? Object.entries(options.validate?.(parsed.data) ?? {}).filter(([, error]) => error)
      : // Of several for a field, the first one.
        parsed.error.issues.map(({ path, message }) => [path.join('.'), message]).reverse();
    if (!parsed.success || found.length > 0) {
      showErrors(form, Object.fromEntries(found));
      return;
    }

    isSending.current = true;
    setBusy(true);
    try {
      await options.send(parsed.data);
    } catch (error) {
      const named = serverErrors(error);
      if (!named || !showErrors(form, named)) options.onError(error);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  /** Returns false if the form has none of these fields. */
  function showErrors(form: HTMLFormElement, found: FieldErrors): boolean {
    // Render now, so that a screen reader that follows the focus finds the message.
    flushSync(() => setErrors(describe(found)));
    const invalid = [...form.elements].find((field) =>
      Object.hasOwn(found, field.getAttribute('name') ?? ''),
    );
    if (invalid instanceof HTMLElement) invalid.focus();
    return invalid !== undefined;
  }

  function clearError(event: FormEvent<HTMLFormElement>) {
    const name = (event.target as HTMLInputElement).name;
    if (errors[name]) setErrors({ ...errors, [name]: '' });
  }

  return {
    errors,
    isBusy,
    // `post`, so that a password can never end up in the address.
    form: { method: 'post', noValidate: true, onSubmit: submit, onInput: clearError },
  } as const;
}

const describe = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, fieldErrorText(error) ?? error]),
  );

function serverErrors(error: unknown): FieldErrors | null {
  if (!(error instanceof ApiError)) return null;
  if (error.fields) return error.fields;
  return error.code === 'password_policy' ? { password: error.message } : null;
}
