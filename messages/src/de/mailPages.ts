import type { Messages } from '../catalog.ts';

export default {
  linkInvalid: 'Link nicht gültig',

  confirm: {
    title: 'E-Mail-Adresse bestätigen',
    question: 'Haben Sie sich mit dieser Adresse registriert?',
    button: 'Meine Adresse bestätigen',
    doneTitle: 'Ihre Adresse ist bestätigt',
    done: 'Vielen Dank. Wenn Ihr Konto noch nicht freigeschaltet ist, bekommen Sie eine E-Mail, sobald das geschehen ist.',
    failed: 'Ihre Adresse konnte nicht bestätigt werden',
    notFound:
      'Dieser Link wurde schon benutzt, oder das Konto gibt es nicht mehr. Wenn Sie Ihre Adresse schon bestätigt haben, brauchen Sie nichts mehr zu tun.',
    goToApp: 'Zur App',
  },

  unsubscribe: {
    title: 'Abbestellen',
    questions: {
      announcements: 'Möchten Sie keine E-Mails mehr über neue Ankündigungen bekommen?',
      events: 'Möchten Sie keine E-Mails mehr über abgesagte oder verschobene Termine bekommen?',
      sermons: 'Möchten Sie keine E-Mails mehr über neue Aufnahmen bekommen?',
      signUps: 'Möchten Sie keine E-Mails mehr über neue Registrierungen bekommen?',
      weekly: 'Möchten Sie die wöchentliche E-Mail nicht mehr bekommen?',
    },
    doneTitle: 'Abbestellt',
    done: {
      announcements: 'Sie bekommen keine E-Mails mehr über neue Ankündigungen.',
      events: 'Sie bekommen keine E-Mails mehr über abgesagte oder verschobene Termine.',
      sermons: 'Sie bekommen keine E-Mails mehr über neue Aufnahmen.',
      signUps: 'Sie bekommen keine E-Mails mehr über neue Registrierungen.',
      weekly: 'Sie bekommen die wöchentliche E-Mail nicht mehr.',
    },
    failed: 'Das Abbestellen hat nicht geklappt',
    notFound:
      'Dieser Link ist unvollständig oder gilt nicht mehr. Wenn Sie ein Konto haben, können Sie Ihre Benachrichtigungen dort ändern.',
    changeNotifications: 'Benachrichtigungen ändern',
  },
} satisfies Messages['mailPages'];
