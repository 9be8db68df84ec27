import type { Messages } from '../catalog.ts';

export default {
  title: 'Restaurarea copiei de rezervă',
  question: (time: string) => `Doriți să înlocuiți totul cu copia din ${time}?`,
  comparing: 'Se compară cu datele actuale…',
  failed: 'Copia nu s-a putut compara cu datele actuale.',
  changes: 'Ce s-ar adăuga (+) și ce s-ar elimina (−):',
  people: 'Persoane',
  unchanged: 'Nicio modificare',
  undo: 'Mai întâi se face o copie a datelor actuale, așa că puteți reveni la ele.',
  staysLoggedIn: 'Rămâneți în cont. Toți ceilalți trebuie să intre din nou.',
  logsOut:
    'Toți sunt scoși din cont, și dumneavoastră. Contul dumneavoastră nu este în această copie: pentru a intra aveți nevoie de unul care este.',
  busy: 'Se restaurează…',
  wait: 'Poate dura câteva minute. Lăsați această pagină deschisă.',
} satisfies Messages['restore'];
