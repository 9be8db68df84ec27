import type { Messages } from '../catalog.ts';

export default {
  problem: {
    refused:
      'Google nu mai acceptă conexiunea, așa că nu se poate sincroniza nimic. Ce s-a copiat rămâne. Reconectați pentru a sincroniza din nou.',
    refusedFixed:
      'Google nu mai acceptă autentificarea din GOOGLE_REFRESH_TOKEN. Eliminați această variabilă din mediu și reporniți serverul, apoi conectați Google în setări.',
    unreadable:
      'Conexiunea la Google a fost salvată cu altă cheie, iar acest server nu o poate citi. Reconectați sau porniți serverul cu valoarea anterioară ASSEMBLY_SECRET sau cu fișierul secret.key anterior.',
  },
  reconnect: 'Reconectați',
  synced: 'Datele au fost sincronizate.',
  notFinished: 'Nu s-a încheiat. Sincronizați din nou.',
  sourcesFailed: (sources: string, error: string) => `${sources}: ${error}`,
} satisfies Messages['connection'];
