import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  connection: 'Conexión',
  works: (account: string | null) => (account ? `Conectado (cuenta: ${account}).` : 'Conectado.'),
  worksNot: (account: string | null) =>
    account ? `No funciona (cuenta: ${account}).` : 'No funciona.',
  permissionsMissing: (apis: string, content: string) =>
    `Falta el permiso para ${apis}. Sin él no se puede copiar lo siguiente: ${content}. Para darlo, vuelva a conectar y seleccione todos los permisos.`,
  apis: {
    calendar: 'Google Calendar',
    tasks: 'Google Tasks',
    drive: 'Google Drive',
  },
  content: {
    calendar: 'eventos',
    tasks: 'anuncios',
    drive: 'documentos',
  },
  endsSoon: <E>(
    bold: (text: string) => E,
    audience: (text: string) => E,
    time: string,
  ): Sentence<E> => [
    bold(`Google pondrá fin a esta conexión el ${time}`),
    ', porque la aplicación está en «Prueba» (Testing). Pulse «Publicar aplicación» (Publish app) en ',
    audience('Público (Audience) en la consola de Google Cloud'),
    ' y después vuelva a conectar aquí.',
  ],
  disconnect: {
    disconnect: 'Desconectar',
    title: 'Desconectar Google',
    question:
      'Esto revoca el acceso de la aplicación en Google y detiene la sincronización. ¿Seguro que quiere desconectarlo?',
    stay: 'Mantener la conexión',
    alsoDelete: 'Eliminar también los eventos, anuncios y documentos copiados',
    done: 'Google está desconectado.',
  },

  whatToSync: 'Qué sincronizar',
} satisfies Messages['googleConnected'];
