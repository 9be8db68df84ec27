import * as z from 'zod/mini';

/** What others may see of a user. The password and the device token never leave the server. */
export const userSchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  isActive: z.boolean(),
});

export type User = z.infer<typeof userSchema>;

/** Who a route, a screen or a drawer entry is for. */
export type Audience = 'anyone' | 'member' | 'admin';

export function hasAccess(user: Pick<User, 'isAdmin' | 'isActive'> | null, audience: Audience) {
  if (audience === 'anyone') return true;
  if (!user?.isActive) return false;
  return audience === 'member' || user.isAdmin;
}

export function displayName(firstName: string, lastName: string): string {
  return `${firstName} ${lastName}`;
}

/** Addresses that differ only in case, or in how an accent is encoded, belong to one account. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

export const userReplySchema = z.object({ user: userSchema });
