import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

const REMOVALS = {
  all: 'mais da metade de todos os itens',
  calendar: 'mais da metade de um calendário',
  unconfirmed: 'e não são os que foram confirmados',
};

export default {
  interrupted: 'O app foi parado durante a sincronização. Nada se perdeu. Sincronize de novo.',
  large_removal: (count: number, which: keyof typeof REMOVALS) => {
    const items = plural(count, {
      1: '1 item seria removido',
      many: `${number(count)} de itens seriam removidos`,
      other: `${number(count)} itens seriam removidos`,
    });
    return `${items}, ${REMOVALS[which]}. Confira no Google se é isso mesmo e confirme.`;
  },
  calendar_unread: (id: string, name: string) =>
    `Não foi possível ler o calendário ${name ? `“${name}” (${id})` : id}, por isso nenhum evento foi alterado.`,
  locked: 'Outro programa bloqueou o banco de dados. Espere até ele terminar e tente de novo.',
  database_unavailable:
    'Não foi possível gravar no banco de dados. Veja se há espaço livre no disco e sincronize de novo.',
  unexpected:
    'Algo deu errado no app. Os dados antigos foram mantidos. Sincronize de novo. Se continuar falhando, veja o log do servidor.',

  duplicate: 'Aparece duas vezes. O primeiro foi usado.',
  not_an_item: 'O Google enviou algo que não é um item.',
  sent_without_id: 'O Google enviou este item sem id.',
  unreadable_field: (field: string) =>
    `O Google enviou o campo “${field}” em uma forma que não pode ser lida.`,
  no_id: 'Não tem id.',
  invalid_id: 'O id é longo demais ou contém um caractere que não é permitido.',
  too_long: (field: string, maxBytes: number) =>
    `O campo “${field}” tem mais de ${number(maxBytes)} bytes.`,
  list_not_listed:
    'Está entre as listas de tarefas escolhidas, mas não aparece no Google: provavelmente foi excluída.',
  list_not_found:
    'O Google mostrou esta lista, mas depois não conseguiu encontrá-la. As tarefas dela ficam como estão até a próxima sincronização.',
  no_folder: 'Não está em uma pasta mostrada no app.',
  reserved_id: (id: string) => `O id é “${id}”, que o app usa para uma pasta própria.`,
  target_missing: 'É um atalho para algo que não é mostrado no app.',
  target_outside:
    'É um atalho para algo fora da pasta sincronizada. Mova o original para essa pasta ou remova o atalho.',
} satisfies Messages['syncErrors'];
