import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  settings: 'Setări',
  title: (section: string) => `Setări: ${section}`,
  sections: {
    general: 'Generale',
    google: 'Google',
    schedule: 'Program',
    email: 'E-mail',
    notifications: 'Notificări',
    backups: 'Copii de rezervă',
    about: 'Despre',
  },
  failed: 'Setările nu s-au putut încărca.',
  saved: 'Setările au fost salvate.',
  nothingToSave: 'Nu este nimic de salvat.',

  fixed: (variable: string) => `Setat prin variabila de mediu ${variable}.`,
  unreadable: 'Salvat aici, dar acest server nu poate citi valoarea.',
  unsaved: 'Nesalvat încă.',
  unsavedReset: 'Nesalvat încă: la salvare revine la valoarea implicită.',
  secretIsSet: 'Este setat. Introduceți o valoare nouă pentru a o înlocui.',

  removeSecret: (label: string) => `Eliminați: ${label}`,
  keepSecret: (label: string) => `Păstrați: ${label}`,
  willBeRemoved: 'Se elimină când salvați.',

  noSecretKey: <E>(code: (text: string) => E): Sentence<E> => [
    'Parolele și alte date secrete nu se pot păstra încă. Setați pe server variabila de mediu ',
    code('ASSEMBLY_SECRET'),
    ' la cel puțin 32 de caractere aleatorii, aceeași pentru fiecare proces, și reporniți-l.',
  ],

  iconNotDrawn:
    'Pictograma pentru telefoane nu s-a putut crea din siglă. Încercați alt browser sau altă imagine.',

  sending: 'Se trimite…',
  emailAccepted: (email: string) => `Serverul de e-mail a acceptat e-mailul către ${email}.`,

  unsavedChanges: {
    title: 'Modificări nesalvate',
    question: 'Modificările nu sunt salvate. Doriți să ieșiți fără a le salva?',
    keepEditing: 'Continuați editarea',
    discard: 'Nu salvați',
  },
} satisfies Messages['settings'];
