import * as z from 'zod/mini';
import { chosenPasswordSchema, emailSchema, signUpSchema } from './account-input.ts';
import { userSchema } from './user.ts';

export const setupStateSchema = z.object({
  /** `demo`: sample people and data. `needed`: there is no administrator yet. */
  state: z.enum(['demo', 'needed', 'done']),
});

/** The server checks `timeZone` and `publicUrl` by the rules of the settings, and leaves out what the environment fixes. */
export const setupSchema = z.object({
  /** From the link that the server printed. */
  code: z.string().check(z.minLength(1), z.maxLength(200)),
  email: emailSchema,
  firstName: signUpSchema.shape.firstName,
  lastName: signUpSchema.shape.lastName,
  password: chosenPasswordSchema,
  assemblyName: z.string().check(z.trim(), z.minLength(1, 'Enter the name of your assembly.')),
  timeZone: z.string(),
  publicUrl: z.optional(z.string()),
});
export type Setup = z.infer<typeof setupSchema>;

export const setupReplySchema = z.object({ user: userSchema });
