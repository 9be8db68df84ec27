import type { Messages } from '../catalog.ts';

export default {
  problem: {
    refused:
      'Google n’accepte plus la connexion, rien ne peut donc être synchronisé. Ce qui a été copié reste en place. Reconnectez Google pour synchroniser de nouveau.',
    refusedFixed:
      'Google n’accepte plus la connexion de GOOGLE_REFRESH_TOKEN. Retirez cette variable de l’environnement et redémarrez le serveur, puis connectez Google dans les paramètres.',
    unreadable:
      'La connexion à Google a été enregistrée avec une autre clé, et ce serveur ne peut pas la lire. Reconnectez Google, ou démarrez le serveur avec l’ancien ASSEMBLY_SECRET ou secret.key.',
  },
  reconnect: 'Reconnecter',
  synced: 'Les données ont été synchronisées.',
  notFinished: 'L’opération ne s’est pas terminée. Synchronisez de nouveau.',
  sourcesFailed: (sources: string, error: string) => `${sources} : ${error}`,
} satisfies Messages['connection'];
