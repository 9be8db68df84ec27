import * as z from 'zod/mini';
import {
  chosenPasswordSchema,
  emailSchema,
  errorCode,
  hasUnreadableChars,
  signUpSchema,
} from './account/account-input.ts';
import { isTimeZone } from './day-in.ts';
import { ASSEMBLY_NAME_MAX_CHARS } from './limits.ts';
import { isOrigin } from './text/setting-addresses.ts';
import { userSchema } from './user.ts';

export const setupStateSchema = z.object({
  /** `demo`: sample people and data. `needed`: there is no administrator yet. */
  state: z.enum(['demo', 'needed', 'done']),
});

/** From the link that the server printed. */
const codeSchema = z.string().check(z.minLength(1), z.maxLength(200));

export const setupCodeSchema = z.object({ code: codeSchema });

/** What the holder of a valid code is asked, and what the environment already fixes. */
export const setupRequirementsSchema = z.object({
  /** Completing the setup removes the demo's people and data. */
  isDemo: z.boolean(),
  /** Values that the environment fixes; null for those that the setup asks for. */
  fixed: z.object({
    assemblyName: z.nullable(z.string()),
    timeZone: z.nullable(z.string()),
    publicUrl: z.nullable(z.string()),
  }),
});
export type SetupRequirements = z.infer<typeof setupRequirementsSchema>;

/** The server ignores what the environment fixes. */
export const setupSchema = z.object({
  code: codeSchema,
  email: emailSchema,
  firstName: signUpSchema.shape.firstName,
  lastName: signUpSchema.shape.lastName,
  password: chosenPasswordSchema,
  assemblyName: z.string().check(
    z.trim(),
    z.minLength(1, errorCode('assemblyNameMissing')),
    z.maxLength(ASSEMBLY_NAME_MAX_CHARS, errorCode('assemblyNameTooLong')),
    z.refine((name) => !hasUnreadableChars(name), errorCode('charsUnreadable')),
  ),
  timeZone: z.string().check(z.trim(), z.refine(isTimeZone, errorCode('timeZoneInvalid'))),
  publicUrl: z.optional(
    z.string().check(z.trim(), z.refine(isOrigin, errorCode('publicUrlInvalid'))),
  ),
});
export type Setup = z.infer<typeof setupSchema>;

export const setupReplySchema = z.object({ user: userSchema });
