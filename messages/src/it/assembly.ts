import type { Messages } from '../catalog.ts';

export default {
  assemblyName: {
    label: 'Nome della comunità',
    hint: 'Compare in cima a ogni pagina e nelle e-mail.',
  },
  publicAddress: {
    label: 'Indirizzo pubblico',
    hint: 'I membri aprono l’app a questo indirizzo, e i link nelle e-mail portano lì. Potrà cambiarlo in seguito nelle impostazioni.',
    onlyLocal: 'Questo indirizzo funziona solo su questo computer.',
    insecure:
      'Senza https, altri nella rete possono leggere le password. Configuri un proxy che offra https e inserisca l’indirizzo che inizia con https://. Google accetta http solo per localhost.',
  },
  timeZone: {
    label: 'Fuso orario',
    choose: 'Scriva una città in inglese, per esempio Rome, e scelga dall’elenco.',
    now: (time: string) => `Ora locale: ${time}.`,
  },
} satisfies Messages['assembly'];
