import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  title: 'Sua igreja',
  contact: 'Contato',
  contactHelp:
    'Aparece na página de login para quem não consegue entrar, como quem aguarda aprovação. Qualquer pessoa pode vê-lo ali.',
  notReviewed: (language: string) =>
    `Os textos em ${language} ainda não foram revisados por um falante nativo.`,

  logo: {
    title: 'Logotipo',
    current: 'O logotipo atual',
    upload: 'Enviar um logotipo',
    formats: (maxKb: number) => `PNG, JPEG, WebP ou SVG, no máximo ${number(maxKb)} kB.`,
    where: 'Aparece no topo de cada página e no login.',
    remove: 'Remover o logotipo',
    saved: 'Logotipo salvo.',
    removed: 'Logotipo removido.',
    notAnImage: 'Este arquivo não é uma imagem que possa ser mostrada.',
  },
} satisfies Messages['general'];
