import type { Messages } from '../catalog.ts';

export default {
  problem: {
    refused:
      'Google ya no acepta la conexión, así que no se puede sincronizar nada. Lo que ya se copió se conserva. Vuelva a conectar Google para sincronizar de nuevo.',
    refusedFixed:
      'Google ya no acepta el inicio de sesión de GOOGLE_REFRESH_TOKEN. Quite esa variable del entorno y reinicie el servidor; después conecte Google en los ajustes.',
    unreadable:
      'La conexión con Google se guardó con otra clave y este servidor no puede leerla. Vuelva a conectar Google o inicie el servidor con el ASSEMBLY_SECRET o el secret.key anterior.',
  },
  reconnect: 'Volver a conectar',
  synced: 'Los datos se han sincronizado.',
  notFinished: 'No llegó a terminar. Sincronice de nuevo.',
  sourcesFailed: (sources: string, error: string) => `${sources}: ${error}`,
} satisfies Messages['connection'];
