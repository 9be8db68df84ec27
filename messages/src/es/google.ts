import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  connectTitle: 'Conectar Google',
  intro:
    'La aplicación copia calendarios, listas de tareas y documentos de una cuenta de Google. Solo puede leerlos.',
  saveAndConnect: 'Guardar y conectar',
  saveAndReconnect: 'Guardar y volver a conectar',
  idMissing: 'Escriba el ID de cliente.',
  secretMissing: 'Escriba el secreto de cliente.',
  clientTitle: 'ID y secreto de cliente',
  helpTitle: 'Cómo obtener un ID y un secreto de cliente',
  publicOnlyTitle: 'Sin conectar: solo calendarios públicos',
  publicOnly:
    'Con una clave de API se pueden copiar los eventos de calendarios públicos. Los anuncios y los documentos necesitan una cuenta conectada: mientras no la haya, cada sincronización indica que no se pudieron copiar.',

  connected: <E>(bold: (text: string) => E, account: string | null): Sentence<E> => [
    bold(account ? `Google está conectado con la cuenta ${account}.` : 'Google está conectado.'),
    ' Elija ahora qué sincronizar.',
  ],
  failures: {
    denied: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('No se pudo conectar Google:'),
      ' en la página de Google se rechazó el acceso o no se seleccionó ningún permiso. Para intentarlo de nuevo, conecte otra vez, seleccione todos los permisos y pulse «Continuar» o «Permitir».',
    ],
    refused: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('No se pudo conectar Google:'),
      ' Google no acepta el ID o el secreto de cliente. Copie otra vez ambos de la consola de Google Cloud y compruebe que son del mismo cliente.',
    ],
    expired: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('No se pudo conectar Google:'),
      ' la visita a la página de Google duró demasiado, ya había terminado o se inició en otro navegador. Conecte de nuevo.',
    ],
    failed: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('No se pudo conectar Google:'),
      ' la conexión no llegó a completarse. Conecte de nuevo dentro de un momento. Si sigue fallando, busque el motivo en el registro del servidor.',
    ],
  },
} satisfies Messages['google'];
