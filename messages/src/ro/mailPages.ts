import type { Messages } from '../catalog.ts';

export default {
  linkInvalid: 'Link nevalid',

  confirm: {
    title: 'Confirmați adresa de e-mail',
    question: 'V-ați înscris cu această adresă?',
    button: 'Confirmați adresa',
    doneTitle: 'Adresa este confirmată',
    done: 'Vă mulțumim. Dacă nu aveți încă un cont aprobat, veți primi un e-mail când îl aprobă un administrator.',
    failed: 'Adresa nu s-a putut confirma',
    notFound:
      'Acest link a fost deja folosit sau contul nu mai există. Dacă v-ați confirmat deja adresa, nu mai este nimic de făcut.',
    goToApp: 'Mergeți la aplicație',
  },

  unsubscribe: {
    title: 'Dezabonați-vă',
    questions: {
      announcements: 'Nu mai doriți e-mailuri despre anunțuri noi?',
      events: 'Nu mai doriți e-mailuri despre evenimente anulate sau mutate?',
      sermons: 'Nu mai doriți e-mailuri despre înregistrări noi?',
      signUps: 'Nu mai doriți e-mailuri despre înscrieri noi?',
      weekly: 'Nu mai doriți e-mailul săptămânal?',
    },
    doneTitle: 'V-ați dezabonat',
    done: {
      announcements: 'Nu veți mai primi e-mailuri despre anunțuri noi.',
      events: 'Nu veți mai primi e-mailuri despre evenimente anulate sau mutate.',
      sermons: 'Nu veți mai primi e-mailuri despre înregistrări noi.',
      signUps: 'Nu veți mai primi e-mailuri despre înscrieri noi.',
      weekly: 'Nu veți mai primi e-mailul săptămânal.',
    },
    failed: 'Dezabonarea nu a reușit',
    notFound:
      'Acest link este incomplet sau nu mai este valabil. Dacă aveți un cont, puteți modifica acolo notificările.',
    changeNotifications: 'Modificați notificările',
  },
} satisfies Messages['mailPages'];
