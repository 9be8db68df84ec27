import type { Messages } from '../catalog.ts';

export default {
  problem: {
    refused:
      'Google nie akceptuje już połączenia, więc synchronizacja jest niemożliwa. Skopiowane dane pozostają. Aby znów synchronizować, trzeba połączyć ponownie.',
    refusedFixed:
      'Google nie akceptuje już logowania z GOOGLE_REFRESH_TOKEN. Należy usunąć tę zmienną środowiskową i ponownie uruchomić serwer, a potem połączyć Google w ustawieniach.',
    unreadable:
      'Połączenie z Google zapisano z innym kluczem i ten serwer nie może go odczytać. Należy połączyć ponownie albo uruchomić serwer z poprzednim ASSEMBLY_SECRET lub plikiem secret.key.',
  },
  reconnect: 'Połącz ponownie',
  synced: 'Dane zsynchronizowano.',
  notFinished: 'Synchronizacja nie została ukończona. Proszę ją powtórzyć.',
  sourcesFailed: (sources: string, error: string) => `${sources}: ${error}`,
} satisfies Messages['connection'];
