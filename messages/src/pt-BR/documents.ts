import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  title: 'Documentos',
  search: 'Buscar nos documentos',
  list: 'Lista de documentos',
  pages: 'Páginas de documentos',
  loadFailed: 'Não foi possível carregar os documentos.',
  nothingFound: 'Nenhum documento encontrado.',
  emptyFolder: 'Nenhum documento nesta pasta.',
  noFiles: 'Não há arquivos nesta pasta.',
  count: (count: number) =>
    plural(count, {
      0: 'Nenhum item',
      one: '1 item',
      many: `${number(count)} de itens`,
      other: `${number(count)} itens`,
    }),
  found: (count: number) =>
    plural(count, {
      0: 'Nenhum item encontrado',
      one: '1 item encontrado',
      many: `${number(count)} de itens encontrados`,
      other: `${number(count)} itens encontrados`,
    }),
  newFiles: (count: number) =>
    plural(count, { 1: '1 novo', many: `${number(count)} novos`, other: `${number(count)} novos` }),
  goToDocuments: 'Ir para Documentos',
  breadcrumb: 'Caminho',
  inPlayer: 'No player:',
  inFolder: <E>(folder: E): Sentence<E> => ['em ', folder],

  kinds: {
    folder: 'Pasta',
    pdf: 'PDF',
    audio: 'Áudio',
    image: 'Imagem',
    video: 'Vídeo',
    spreadsheet: 'Planilha',
    presentation: 'Apresentação',
    document: 'Documento',
    google: 'Documento',
    other: 'Arquivo',
  },
  kindAndSize: (kind: string, size: string) => `${kind}, ${size}`,

  download: 'Baixar',
  openInNewTab: 'Abrir em uma nova aba',
  fileNotLoaded: 'Não foi possível carregar o arquivo.',
  fileNotLoadedRetry: 'Não foi possível carregar o arquivo. Tente de novo.',
  fileNotStored: (reason: string) =>
    `${reason} Este arquivo não está neste celular. Abra-o uma vez com conexão: depois ele abre também sem conexão.`,
  notSupported: 'Este navegador não consegue mostrar o arquivo. Você pode baixá-lo.',
} satisfies Messages['documents'];
