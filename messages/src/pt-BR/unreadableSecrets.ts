import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

interface Remedies {
  enter: boolean;
  connect: boolean;
  replaceKey: boolean;
}

function remedyOf({ enter, connect, replaceKey }: Remedies): string {
  const inApp = [enter && 'informá-los de novo', connect && 'reconectar o Google'].filter(Boolean);
  const onServer =
    'executar o comando “set PUSH_PRIVATE_KEY ""” e pedir aos membros que ativem de novo as notificações nos aparelhos deles';
  return [inApp.join(' e '), replaceKey && onServer].filter(Boolean).join(', depois ');
}

export default {
  text: <E>(
    bold: (text: string) => E,
    code: (text: string) => E,
    secrets: string,
    remedies: Remedies,
  ): Sentence<E> => [
    bold('Este servidor não consegue ler alguns segredos guardados:'),
    ` ${secrets}. Eles foram salvos com outra chave. O que fazer: ${remedyOf(remedies)}; ou iniciar o servidor de novo com a `,
    code('ASSEMBLY_SECRET'),
    ' anterior ou com o arquivo ',
    code('secret.key'),
    ' anterior. Todo o resto continua funcionando.',
  ],
  others: {
    GOOGLE_REFRESH_TOKEN: 'a conexão com o Google',
    PUSH_PRIVATE_KEY: 'a chave das notificações nos aparelhos',
  },
} satisfies Messages['unreadableSecrets'];
