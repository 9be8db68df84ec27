import type { Messages } from '../catalog.ts';

export default {
  ASSEMBLY_NAME: {
    label: 'Nume',
    hint: 'Apare în partea de sus a fiecărei pagini și în e-mailuri.',
  },
  ASSEMBLY_TIME_ZONE: {
    label: 'Fus orar',
    hint: 'Orele se afișează în acest fus orar.',
  },
  DEFAULT_LANGUAGE: {
    label: 'Limbă',
    hint: 'Pentru cei al căror browser nu cere niciuna dintre aceste limbi. Toți ceilalți văd aplicația în limba lor.',
  },
  PUBLIC_URL: {
    label: 'Adresă publică',
    hint: 'Adresa la care se deschide aplicația, pentru linkurile din e-mailuri și pentru Google. Schimbați-o numai când aplicația se deschide la noua adresă. Cea veche mai funcționează 24 de ore. Apoi adăugați noua adresă de redirecționare în consola Google Cloud.',
  },
  AUDIT_DAYS: {
    label: 'Zile de păstrare a jurnalului de activitate',
    hint: 'Ce este mai vechi, de exemplu cine pe cine a aprobat, se elimină.',
  },
  CONTACT_NAME: {
    label: 'Nume de contact',
    hint: 'De exemplu Maria Popescu sau Secretariatul bisericii.',
  },
  CONTACT_EMAIL: { label: 'E-mail de contact' },
  CONTACT_PHONE: {
    label: 'Telefon de contact',
    hint: 'Cu prefixul țării, de exemplu +40\u00A0721\u00A0234\u00A0567.',
  },
  GOOGLE_CLIENT_ID: {
    label: 'ID de client',
    hint: 'Se termină cu .apps.googleusercontent.com.',
  },
  GOOGLE_CLIENT_SECRET: { label: 'Secret de client' },
  GOOGLE_CALENDAR_ID: {
    label: 'Calendare',
    hint: 'ID-ul calendarului, din setările lui în Google Calendar, la „Integrați calendarul”. Dacă sunt mai multe, despărțiți-le prin virgule.',
  },
  GOOGLE_API_KEY: {
    label: 'Cheie API',
    hint: 'Cu o cheie API se pot citi numai calendare publice. Creați-o în consola Google Cloud, la „Credentials”, într-un proiect cu API-ul Calendar. Nu trebuie să fie restricționată la pagini web.',
  },
  GOOGLE_TASK_LISTS: { label: 'Liste de sarcini' },
  GOOGLE_DRIVE_FOLDER: { label: 'Dosar din Drive' },
  SYNC_SCHEDULE: { label: 'Programul sincronizării' },
  SMTP_URL: { label: 'Server de e-mail' },
  MAIL_FROM: {
    label: 'Expeditor',
    hint: 'Adresa de la care vin e-mailurile, de exemplu Biserica Harul <birou@example.org>. Serverul de e-mail trebuie să o permită.',
  },
  NOTIFICATION_EMAILS: {
    label: 'E-mailuri despre noutăți',
    options: {
      on: 'Membrii le pot alege',
      off: 'Dezactivate: se trimit numai e-mailuri despre conturi și înscrieri',
    },
  },
  NOTIFICATION_DEFAULT: {
    label: 'Alegerea implicită pentru membri',
    hint: 'Pentru membrii care nu au ales nimic în contul lor.',
    options: { off: 'Niciun e-mail', weekly: 'E-mail săptămânal', email: 'E-mail imediat' },
  },
  WEEKLY_EMAIL: {
    label: 'E-mail săptămânal',
    hint: 'Evenimentele săptămânii, anunțurile, cea mai nouă predică și documentele noi.',
  },
  WEEKLY_EMAIL_NOTE: {
    label: 'O propoziție pentru următorul e-mail săptămânal',
    hint: 'Opțională. Apare la începutul e-mailului și se elimină de aici după trimitere.',
  },
  QUIET_HOURS: {
    label: 'Ore de liniște',
    hint: 'E-mailurile și mesajele push așteaptă sfârșitul lor.',
  },
  BACKUP_SCHEDULE: { label: 'Programul copiilor de rezervă' },
  BACKUP_KEEP: { label: 'Copii de rezervă păstrate' },
} satisfies Messages['settingFields'];
