import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  title: 'Su congregación',
  contact: 'Contacto',
  contactHelp:
    'Aparece en la página de inicio de sesión para quienes no pueden entrar, por ejemplo porque esperan la aprobación. Allí puede verlo cualquiera.',
  notReviewed: (language: string) =>
    `Ningún hablante nativo ha revisado todavía los textos en ${language}.`,

  logo: {
    title: 'Logotipo',
    current: 'El logotipo actual',
    upload: 'Subir un logotipo',
    formats: (maxKb: number) => `PNG, JPEG, WebP o SVG, como máximo ${number(maxKb)} kB.`,
    where: 'Aparece arriba en todas las páginas y al iniciar sesión.',
    remove: 'Quitar el logotipo',
    saved: 'Logotipo guardado.',
    removed: 'Logotipo quitado.',
    notAnImage: 'Este archivo no es una imagen que se pueda mostrar.',
  },
} satisfies Messages['general'];
