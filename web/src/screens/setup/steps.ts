import { chosenPasswordSchema, passwordError } from '@assembly/contract/account/account-input';
import { publicUrlSchema, type SetupRequirements, setupSchema } from '@assembly/contract/setup';
import * as z from 'zod/mini';
import type { FieldErrors } from '../../ui/forms/use-form.ts';

const { code: _code, ...shape } = setupSchema.shape;
const fields = {
  ...shape,
  password: chosenPasswordSchema.check(
    z.superRefine((password, context) => {
      const message = passwordError(password, '');
      if (password && message) context.addIssue({ code: 'custom', message });
    }),
  ),
  publicUrl: publicUrlSchema,
  /** Checked when it is chosen; an empty file if none is. */
  logo: z.instanceof(Blob),
};
export type FieldName = keyof typeof fields;

/** What was entered so far. Fields that the environment fixes are missing. */
export type Entered = { [Name in FieldName]?: z.output<(typeof fields)[Name]> };

interface Step {
  name: 'You' | 'Assembly' | 'Address';
  heading: string;
  fields: FieldName[];
}

const STEPS: Step[] = [
  {
    name: 'You',
    heading: 'Your account',
    fields: ['firstName', 'lastName', 'email', 'password'],
  },
  { name: 'Assembly', heading: 'Your assembly', fields: ['assemblyName', 'timeZone', 'logo'] },
  { name: 'Address', heading: 'Public address', fields: ['publicUrl'] },
];

/** The steps with the fields that the environment does not fix; a step without any is skipped. */
export function stepsFor({ fixed }: SetupRequirements): Step[] {
  const isFixed = (name: FieldName) =>
    name === 'logo' ? fixed.hasLogo : name in fixed && fixed[name as keyof typeof fixed] !== null;
  return STEPS.map((step) => ({
    ...step,
    fields: step.fields.filter((name) => !isFixed(name)),
  })).filter((step) => step.fields.length > 0);
}

/** All fields up to a step: the last one checks everything before it is sent. */
export function schemaOf(steps: Step[]): z.ZodMiniType<Entered> {
  const names = steps.flatMap((step) => step.fields);
  return z.object(Object.fromEntries(names.map((name) => [name, fields[name]])));
}

export function validate({ password = '', email = '' }: Entered): FieldErrors | null {
  const error = passwordError(password, email);
  return error ? { password: error } : null;
}
