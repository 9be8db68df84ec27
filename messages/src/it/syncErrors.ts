import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

const REMOVALS = {
  all: 'più della metà del totale',
  calendar: 'più della metà di un calendario',
  unconfirmed: 'e non sono quelli confermati',
};

export default {
  interrupted:
    'L’app è stata fermata durante la sincronizzazione. Nulla è andato perso. Sincronizzi di nuovo.',
  large_removal: (count: number, which: keyof typeof REMOVALS) => {
    const items = plural(count, {
      one: 'Verrebbe rimosso 1 elemento',
      many: `Verrebbero rimossi ${number(count)} di elementi`,
      other: `Verrebbero rimossi ${number(count)} elementi`,
    });
    return `${items}, ${REMOVALS[which]}. Controlli in Google se è voluto, poi confermi.`;
  },
  calendar_unread: (id: string, name: string) =>
    `Non è stato possibile leggere il calendario ${name ? `«${name}» (${id})` : id}, perciò nessun evento è stato modificato.`,
  locked: 'Un altro programma ha bloccato il database. Attenda che finisca, poi riprovi.',
  database_unavailable:
    'Non è stato possibile scrivere nel database. Controlli che sul disco ci sia spazio libero, poi sincronizzi di nuovo.',
  unexpected:
    'Qualcosa è andato storto nell’app. I dati precedenti sono rimasti. Sincronizzi di nuovo. Se il problema continua, guardi nel log del server.',

  duplicate: 'Compare due volte. È stato usato il primo.',
  not_an_item: 'Google ha inviato qualcosa che non è un elemento.',
  sent_without_id: 'Google l’ha inviato senza id.',
  unreadable_field: (field: string) =>
    `Google ha inviato il campo «${field}» in una forma che non si può leggere.`,
  no_id: 'Non ha un id.',
  invalid_id: 'Il suo id è troppo lungo o contiene un carattere non consentito.',
  too_long: (field: string, maxBytes: number) =>
    `Il campo «${field}» supera i ${number(maxBytes)} byte.`,
  list_not_listed:
    'È fra gli elenchi di attività scelti, ma Google non lo riporta: probabilmente è stato eliminato.',
  list_not_found:
    'Google lo ha riportato, ma poi non l’ha trovato. Le sue attività restano invariate fino alla prossima sincronizzazione.',
  no_folder: 'Non è in una cartella mostrata.',
  reserved_id: (id: string) => `Il suo id è «${id}», che l’app usa per una propria cartella.`,
  target_missing: 'È una scorciatoia a qualcosa che non viene mostrato.',
  target_outside:
    'È una scorciatoia a qualcosa che si trova fuori dalla cartella sincronizzata. Sposti l’originale in quella cartella, oppure rimuova la scorciatoia.',
} satisfies Messages['syncErrors'];
