// Loaded by the server before its own modules.
import { registerHooks } from 'node:module';
import { lengthenModule } from './lengthen.ts';

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.includes('/messages/src/en/') || !loaded.source) return loaded;
    return { ...loaded, source: lengthenModule(`${loaded.source}`) };
  },
});
