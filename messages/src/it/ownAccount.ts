import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  install: {
    offer: 'Installi l’app per aprirla come ogni altra app.',
    done: 'L’app è installata. La apra come ogni altra app.',
    install: 'Installa',
    how: 'Come installare l’app',
    byMenu:
      'Cerchi «Installa» o «Aggiungi a schermata Home» nel menu del browser. Se non c’è, apra questa pagina in Chrome o Edge.',
    ios: {
      share: 'Tocchi Condividi, il quadrato con una freccia. Se non lo vede, tocchi prima «…».',
      add: 'Scelga «Aggiungi alla schermata Home».',
      safari: 'Se il browser non offre questa possibilità, apra questa pagina in Safari.',
    },
  },

  name: {
    submit: 'Salva nome',
    unchanged: 'Questo è già il suo nome.',
    changed: 'Il suo nome è stato modificato.',
  },

  password: {
    current: 'Password attuale',
    new: 'Nuova password',
    endFeeds: (count: number | undefined) =>
      count === undefined
        ? 'Disattiva anche i miei link privati: alle app per calendario e podcast ne serviranno di nuovi'
        : plural(count, {
            one: 'Disattiva anche il mio link privato: alle app per calendario e podcast ne servirà uno nuovo',
            many: `Disattiva anche i miei ${number(count)} di link privati: alle app per calendario e podcast ne serviranno di nuovi`,
            other: `Disattiva anche i miei ${number(count)} link privati: alle app per calendario e podcast ne serviranno di nuovi`,
          }),
    submit: 'Cambia password',
    changed: 'La sua password è stata cambiata. Le altre sue sessioni sono terminate.',
    changedAndFeedsEnded:
      'La sua password è stata cambiata. Le altre sue sessioni sono terminate. I suoi link privati sono disattivati.',
  },

  data: {
    text: 'Tutto ciò che è conservato su di lei, come file JSON.',
    download: 'Scarica i miei dati',
  },

  deletion: {
    text: 'Il suo indirizzo e-mail, la password, le sessioni e i link privati vengono eliminati definitivamente. Il suo nome resta nel registro attività.',
    button: 'Elimina il mio account',
    title: 'Conferma eliminazione',
    question: 'Eliminare davvero il suo account? Per confermare, inserisca la sua password.',
    keep: 'Mantieni il mio account',
    pending: 'Eliminazione…',
  },
} satisfies Messages['ownAccount'];
