import type { Messages } from '../catalog.ts';

export default {
  laterEvents:
    'O que está salvo neste celular não vai até essa data. Conecte-se à internet para ver mais.',
  noEvent:
    'Nenhum evento encontrado no que está salvo neste celular. Conecte-se à internet para ver mais.',
  event: 'Este evento não está salvo neste celular. Conecte-se à internet para abri-lo.',
  eventGone: 'Este evento não está mais no calendário.',
  file: 'Este arquivo não está na lista salva neste celular. Conecte-se à internet para procurar de novo.',
  folder:
    'Esta pasta não está na lista salva neste celular. Conecte-se à internet para procurar de novo.',
} satisfies Messages['stored'];
