import type { Messages } from '../catalog.ts';

export default {
  tooLong: (max: string) => `Numărul maxim de caractere: ${max}.`,
  charsUnreadable: 'Eliminați rândurile noi și alte caractere de control.',
  notInDemo:
    'Nu se poate modifica în demonstrație. Pentru a o încheia, deschideți linkul de configurare afișat de server sau porniți serverul cu PUBLIC_URL.',

  timeZone: 'Trebuie să fie un fus orar, de exemplu Europe/Bucharest.',
  webAddress:
    'Trebuie să fie o adresă simplă care începe cu http:// sau https://, fără parametri (?), fragment (#), nume de utilizator sau punct și virgulă.',
  origin: 'Trebuie să fie o adresă ca https://assembly.example.org, fără cale.',
  days: (max: string) => `Trebuie să fie un număr de zile de la 1 la ${max}.`,
  tooFewDays: (min: string) =>
    `Numărul minim de zile: ${min}. Mai puține se pot seta numai în mediul serverului.`,
  email: 'Trebuie să fie o singură adresă de e-mail, de exemplu birou@example.org.',
  phone: 'Trebuie să fie un singur număr de telefon, de exemplu +40 721 234 567.',
  clientId:
    'Trebuie să fie un ID de client ca 1234-abcd.apps.googleusercontent.com. Copiați-l din consola Google Cloud, de la „Clients”.',
  clientSecret:
    'Trebuie să fie un secret de client ca GOCSPX-abcd. Copiați-l din consola Google Cloud, de la „Clients”.',
  apiKey:
    'Trebuie să fie o cheie API ca AIzaSyAbcd. Copiați-o din consola Google Cloud, de la „Credentials”.',
  cron: 'Trebuie să fie o expresie cron ca 0 5 * * *.',
  cronFields: 'Trebuie să fie o expresie cron cu cinci câmpuri, ca 0 5 * * *.',
  backupKeep: 'Trebuie să fie trei numere, ca 7,4,6.',
  sender:
    'Trebuie să fie o singură adresă de e-mail, ca birou@example.org sau "Biserica Harul" <birou@example.org>.',
  senderMissing: 'Introduceți adresa expeditorului e-mailurilor.',
  weeklyTime: 'Trebuie să fie o zi și o oră, ca SAT 18:00.',
  quietHours: 'Trebuie să fie două ore, ca 21-8, sau none.',
} satisfies Messages['settingFaults'];
