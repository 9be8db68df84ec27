import type { Messages } from '../catalog.ts';

export default {
  assemblyName: {
    label: 'Nome da igreja',
    hint: 'Aparece no topo de cada página e nos e-mails.',
  },
  publicAddress: {
    label: 'Endereço público',
    hint: 'Os membros abrem o app neste endereço, e os links nos e-mails levam a ele. Você pode mudá-lo depois nas configurações.',
    onlyLocal: 'Este endereço só funciona neste computador.',
    insecure:
      'Sem https, outras pessoas na rede podem ler as senhas. Configure um proxy que ofereça https e informe o endereço que começa com https://. O Google só aceita http para localhost.',
  },
  timeZone: {
    label: 'Fuso horário',
    choose: 'Digite uma cidade, como Recife ou Sao_Paulo, e escolha na lista.',
    now: (time: string) => `Hora local: ${time}.`,
  },
} satisfies Messages['assembly'];
