import type { Messages } from '../catalog.ts';

export default {
  problem: {
    refused:
      'Google akzeptiert die Verbindung nicht mehr, deshalb kann nichts abgeglichen werden. Was schon übernommen wurde, bleibt. Verbinden Sie Google neu, um wieder abzugleichen.',
    refusedFixed:
      'Google akzeptiert die Anmeldung in GOOGLE_REFRESH_TOKEN nicht mehr. Entfernen Sie diese Variable aus der Umgebung und starten Sie den Server neu, dann verbinden Sie Google in den Einstellungen.',
    unreadable:
      'Die Verbindung zu Google wurde mit einem anderen Schlüssel gespeichert, und dieser Server kann sie nicht lesen. Verbinden Sie Google neu, oder starten Sie den Server mit dem bisherigen ASSEMBLY_SECRET oder secret.key.',
  },
  reconnect: 'Neu verbinden',
  synced: 'Die Daten wurden abgeglichen.',
  notFinished: 'Das wurde nicht fertig. Gleichen Sie noch einmal ab.',
  sourcesFailed: (sources: string, error: string) => `${sources}: ${error}`,
} satisfies Messages['connection'];
