import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

const REMOVALS = {
  all: 'mai mult de jumătate din total',
  calendar: 'mai mult de jumătate dintr-un calendar',
  unconfirmed: 'iar acestea nu sunt cele confirmate',
};

export default {
  interrupted:
    'Aplicația a fost oprită în timpul sincronizării. Nu s-a pierdut nimic. Sincronizați din nou.',
  large_removal: (count: number, which: keyof typeof REMOVALS) => {
    const items = plural(count, {
      one: 'S-ar elimina 1 element',
      few: `S-ar elimina ${number(count)} elemente`,
      other: `S-ar elimina ${number(count)} de elemente`,
    });
    return `${items}, ${REMOVALS[which]}. Verificați în Google dacă așa trebuie să fie, apoi confirmați.`;
  },
  calendar_unread: (id: string, name: string) =>
    `Calendarul ${name ? `„${name}” (${id})` : id} nu s-a putut citi, așa că niciun eveniment nu a fost modificat.`,
  locked: 'Alt program a blocat baza de date. Așteptați să termine, apoi încercați din nou.',
  database_unavailable:
    'Nu s-a putut scrie în baza de date. Verificați dacă este spațiu liber pe disc, apoi sincronizați din nou.',
  unexpected:
    'Ceva nu a mers bine în aplicație. Datele vechi s-au păstrat. Sincronizați din nou. Dacă nici atunci nu reușește, verificați jurnalul serverului.',

  duplicate: 'Apare de două ori. S-a folosit primul.',
  not_an_item: 'Google a trimis ceva ce nu este un element.',
  sent_without_id: 'Google l-a trimis fără id.',
  unreadable_field: (field: string) =>
    `Google a trimis câmpul „${field}” într-o formă care nu se poate citi.`,
  no_id: 'Nu are id.',
  invalid_id: 'Id-ul este prea lung sau conține un caracter nepermis.',
  too_long: (field: string, maxBytes: number) =>
    plural(maxBytes, {
      one: `Câmpul „${field}” depășește 1 octet.`,
      few: `Câmpul „${field}” depășește ${number(maxBytes)} octeți.`,
      other: `Câmpul „${field}” depășește ${number(maxBytes)} de octeți.`,
    }),
  list_not_listed:
    'Este printre listele de sarcini alese, dar Google nu o arată: probabil a fost ștearsă.',
  list_not_found:
    'Google a arătat această listă, dar apoi nu a găsit-o. Sarcinile din ea rămân neschimbate până la următoarea sincronizare.',
  no_folder: 'Nu este într-un dosar afișat în aplicație.',
  reserved_id: (id: string) =>
    `Id-ul este „${id}”, pe care aplicația îl folosește pentru un dosar propriu.`,
  target_missing: 'Este o comandă rapidă către ceva ce nu se afișează.',
  target_outside:
    'Este o comandă rapidă către ceva din afara dosarului sincronizat. Mutați originalul în acel dosar sau eliminați comanda rapidă.',
} satisfies Messages['syncErrors'];
