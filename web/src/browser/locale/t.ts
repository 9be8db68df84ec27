import type { Messages } from '@assembly/messages/catalog';

/**
 * The texts of the areas that are loaded, in the reader's language. Read it while rendering or in a handler, never when
 * a module is loaded: the language may be chosen later. Separate from `messages.ts`, because code without a browser reads it, too.
 */
export const t = {} as Messages;
