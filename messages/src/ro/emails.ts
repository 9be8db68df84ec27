import type { Messages } from '../catalog.ts';

export default {
  withColon: (label: string) => `${label}:`,
  changeNotifications: 'Modificați notificările',
  unsubscribe: 'Dezabonați-vă',

  dear: (name: string) => `Bună ziua, ${name}!`,
  hello: 'Bună ziua!',

  reset: {
    subject: (assembly: string) => `Parolă nouă pentru ${assembly}`,
    why: (assembly: string) =>
      `Cineva, probabil dumneavoastră, a cerut setarea unei parole noi pentru contul dumneavoastră de la ${assembly}.`,
    button: 'Setați o parolă nouă',
    ignore:
      'Linkul funcționează o singură dată, timp de o oră. Dacă nu l-ați cerut, puteți ignora acest e-mail: parola rămâne aceeași.',
  },
  adminReset: {
    subject: (assembly: string) => `S-a creat un link pentru parola dumneavoastră: ${assembly}`,
    why: (administrator: string, assembly: string) =>
      `${administrator} a creat un link care setează o parolă nouă pentru contul dumneavoastră de la ${assembly}. Funcționează o singură dată, timp de o zi.`,
    remedy: 'Dacă nu l-ați cerut, schimbați-vă parola acum. Astfel linkul nu mai funcționează.',
    button: 'Schimbați parola',
  },
  confirmation: {
    subject: (assembly: string) => `Confirmați adresa de e-mail pentru ${assembly}`,
    why: (assembly: string) =>
      `Cineva, probabil dumneavoastră, s-a înscris la ${assembly} cu această adresă. Confirmați că vă aparține.`,
    button: 'Confirmați adresa',
    ignore:
      'Un administrator aprobă apoi contul. Dacă nu v-ați înscris, puteți ignora acest e-mail.',
  },
  approved: {
    subject: (assembly: string) => `Bine ați venit la ${assembly}`,
    text: 'Un administrator v-a aprobat contul. Acum puteți intra în cont.',
    button: 'Intrați în cont',
  },
  test: {
    subject: (assembly: string) => `E-mail de test de la ${assembly}`,
    text: 'Acesta este e-mailul de test pe care l-ați cerut. Biserica dumneavoastră poate trimite e-mailuri.',
    button: 'Deschideți aplicația',
  },
  backups: {
    subject: (assembly: string) => `Problemă cu copiile de rezervă: ${assembly}`,
    problems: {
      failing: 'Ultimele două copii de rezervă au eșuat. Motivul este afișat în setări.',
      too_old: 'Cea mai nouă copie de rezervă are mai mult de două zile.',
      disk_nearly_full:
        'Discul serverului este aproape plin. Eliberați spațiu, ca să se mai poată salva copii de rezervă și conținut nou.',
    },
    button: 'Deschideți copiile de rezervă',
    once: 'Primiți un singur e-mail pentru fiecare problemă. Setările o afișează până când se rezolvă.',
  },
} satisfies Messages['emails'];
