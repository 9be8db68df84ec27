import type { Messages } from '../catalog.ts';

export default {
  problem: {
    refused:
      'Google non accetta più la connessione, perciò non è possibile sincronizzare. Ciò che è stato copiato resta. Ricolleghi Google per riprendere la sincronizzazione.',
    refusedFixed:
      'Google non accetta più l’accesso in GOOGLE_REFRESH_TOKEN. Rimuova questa variabile dall’ambiente e riavvii il server, poi colleghi Google nelle impostazioni.',
    unreadable:
      'La connessione a Google è stata salvata con un’altra chiave e questo server non può leggerla. Ricolleghi Google, oppure avvii il server con la ASSEMBLY_SECRET o il file secret.key precedenti.',
  },
  reconnect: 'Ricollega',
  synced: 'Dati sincronizzati.',
  notFinished: 'Non è stata completata. Sincronizzi di nuovo.',
  sourcesFailed: (sources: string, error: string) => `${sources}: ${error}`,
} satisfies Messages['connection'];
