import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

interface Remedies {
  enter: boolean;
  connect: boolean;
  replaceKey: boolean;
}

function remedyOf({ enter, connect, replaceKey }: Remedies): string {
  const inApp = [enter && 'escríbalos de nuevo', connect && 'vuelva a conectar Google'].filter(
    Boolean,
  );
  const onServer =
    'ejecute el comando «set PUSH_PRIVATE_KEY ""» y pida a los miembros que vuelvan a activar las notificaciones en sus dispositivos';
  return [inApp.join(' y '), replaceKey && onServer].filter(Boolean).join(', y ');
}

export default {
  text: <E>(
    bold: (text: string) => E,
    code: (text: string) => E,
    secrets: string,
    remedies: Remedies,
  ): Sentence<E> => [
    bold('Este servidor no puede leer algunos secretos guardados:'),
    ` ${secrets}. Se guardaron con otra clave. Puede hacer lo siguiente: ${remedyOf(remedies)}. O bien inicie de nuevo el servidor con el `,
    code('ASSEMBLY_SECRET'),
    ' o el archivo ',
    code('secret.key'),
    ' anterior. Todo lo demás sigue funcionando.',
  ],
  others: {
    GOOGLE_REFRESH_TOKEN: 'la conexión con Google',
    PUSH_PRIVATE_KEY: 'la clave de las notificaciones en dispositivos',
  },
} satisfies Messages['unreadableSecrets'];
