import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  install: {
    offer: 'Installieren Sie die App, um sie wie jede andere App zu öffnen.',
    done: 'Die App ist installiert. Öffnen Sie sie wie jede andere App.',
    install: 'Installieren',
    how: 'So installieren Sie die App',
    byMenu:
      'Suchen Sie im Menü des Browsers nach „Installieren“ oder „Zum Startbildschirm hinzufügen“. Wenn es dort nicht steht, öffnen Sie diese Seite in Chrome oder Edge.',
    ios: {
      share:
        'Tippen Sie auf „Teilen“, das Quadrat mit dem Pfeil. Wenn Sie es nicht sehen, tippen Sie zuerst auf „…“.',
      add: 'Wählen Sie „Zum Home-Bildschirm“.',
      safari: 'Wenn Ihr Browser das nicht anbietet, öffnen Sie diese Seite in Safari.',
    },
  },

  name: {
    submit: 'Name speichern',
    unchanged: 'Das ist bereits Ihr Name.',
    changed: 'Ihr Name wurde geändert.',
  },

  password: {
    current: 'Jetziges Passwort',
    new: 'Neues Passwort',
    endFeeds: (count: number | undefined) =>
      count === undefined
        ? 'Auch meine privaten Links abschalten: Kalender- und Podcast-Apps brauchen dann neue'
        : plural(count, {
            one: 'Auch meinen privaten Link abschalten: Kalender- und Podcast-Apps brauchen dann einen neuen',
            other: `Auch meine ${number(count)} privaten Links abschalten: Kalender- und Podcast-Apps brauchen dann neue`,
          }),
    submit: 'Passwort ändern',
    changed: 'Ihr Passwort wurde geändert. Ihre anderen Anmeldungen sind beendet.',
    changedAndFeedsEnded:
      'Ihr Passwort wurde geändert. Ihre anderen Anmeldungen sind beendet. Ihre privaten Links sind abgeschaltet.',
  },

  data: {
    text: 'Alles, was über Sie gespeichert ist, als JSON-Datei.',
    download: 'Meine Daten herunterladen',
  },

  deletion: {
    text: 'Ihre E-Mail-Adresse, Ihr Passwort, Ihre Anmeldungen und Ihre privaten Links werden endgültig gelöscht. Ihr Name bleibt im Protokoll.',
    button: 'Mein Konto löschen',
    title: 'Löschen bestätigen',
    question: 'Möchten Sie Ihr Konto wirklich löschen? Geben Sie zur Bestätigung Ihr Passwort ein.',
    keep: 'Konto behalten',
    pending: 'Löschen …',
  },
} satisfies Messages['ownAccount'];
