import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  install: {
    offer: 'Instale o app para abri-lo como qualquer outro app.',
    done: 'O app está instalado. Abra-o como qualquer outro app.',
    install: 'Instalar',
    how: 'Como instalar o app',
    byMenu:
      'Procure “Instalar” ou “Adicionar à tela inicial” no menu do navegador. Se não houver, abra esta página no Chrome ou no Edge.',
    ios: {
      share:
        'Toque em Compartilhar, o quadrado com uma seta. Se ele não aparecer, toque primeiro em “…”.',
      add: 'Escolha “Adicionar à Tela de Início”.',
      safari: 'Se o seu navegador não oferecer isso, abra esta página no Safari.',
    },
  },

  name: {
    submit: 'Salvar nome',
    unchanged: 'Este já é o seu nome.',
    changed: 'Seu nome foi alterado.',
  },

  password: {
    current: 'Senha atual',
    new: 'Nova senha',
    endFeeds: (count: number | undefined) =>
      count === undefined
        ? 'Desativar também meus links privados: os apps de calendário e podcast precisarão de novos'
        : plural(count, {
            1: 'Desativar também meu link privado: os apps de calendário e podcast precisarão de um novo',
            many: `Desativar também meus ${number(count)} de links privados: os apps de calendário e podcast precisarão de novos`,
            other: `Desativar também meus ${number(count)} links privados: os apps de calendário e podcast precisarão de novos`,
          }),
    submit: 'Mudar senha',
    changed: 'Sua senha foi alterada. Suas outras sessões foram encerradas.',
    changedAndFeedsEnded:
      'Sua senha foi alterada. Suas outras sessões foram encerradas. Seus links privados estão desativados.',
  },

  data: {
    text: 'Tudo o que está guardado sobre você, em um arquivo JSON.',
    download: 'Baixar meus dados',
  },

  deletion: {
    text: 'Seu endereço de e-mail, senha, sessões e links privados são excluídos definitivamente. Seu nome permanece no registro de atividades.',
    button: 'Excluir minha conta',
    title: 'Confirmar exclusão',
    question: 'Deseja mesmo excluir a sua conta? Informe a sua senha para confirmar.',
    keep: 'Manter minha conta',
    pending: 'Excluindo…',
  },
} satisfies Messages['ownAccount'];
