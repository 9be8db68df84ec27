import type { Messages } from '../catalog.ts';

export default {
  ASSEMBLY_NAME: {
    label: 'Nome',
    hint: 'Appare in cima a ogni pagina e nelle e-mail.',
  },
  ASSEMBLY_TIME_ZONE: {
    label: 'Fuso orario',
    hint: 'Gli orari sono mostrati in questo fuso orario.',
  },
  DEFAULT_LANGUAGE: {
    label: 'Lingua',
    hint: 'Per chi usa un browser che non chiede nessuna di queste lingue. Tutti gli altri vedono l’app nella propria.',
  },
  PUBLIC_URL: {
    label: 'Indirizzo pubblico',
    hint: 'L’indirizzo a cui si apre l’app, per i link nelle e-mail e per Google. Lo cambi solo quando l’app è raggiungibile al nuovo indirizzo. Quello vecchio funziona ancora per 24 ore. Poi aggiunga il nuovo indirizzo di reindirizzamento nella console Google Cloud.',
  },
  AUDIT_DAYS: {
    label: 'Giorni di conservazione del registro attività',
    hint: 'Le voci più vecchie, per esempio chi ha approvato chi, vengono rimosse.',
  },
  CONTACT_NAME: {
    label: 'Nome del contatto',
    hint: 'Per esempio Anna Rossi, o Segreteria.',
  },
  CONTACT_EMAIL: { label: 'E-mail del contatto' },
  CONTACT_PHONE: {
    label: 'Telefono del contatto',
    hint: 'Con il prefisso internazionale, per esempio +39\u00A006\u00A01234\u00A05678.',
  },
  GOOGLE_CLIENT_ID: {
    label: 'ID client',
    hint: 'Finisce con .apps.googleusercontent.com.',
  },
  GOOGLE_CLIENT_SECRET: { label: 'Client secret' },
  GOOGLE_CALENDAR_ID: {
    label: 'Calendari',
    hint: 'L’ID del calendario, che si trova nelle sue impostazioni in Google Calendar, sotto «Integra calendario». Se sono più d’uno, li separi con virgole.',
  },
  GOOGLE_API_KEY: {
    label: 'Chiave API',
    hint: 'Con una chiave API si possono leggere solo calendari pubblici. La crei nella console Google Cloud, in «Credenziali», in un progetto con l’API Calendar. Non deve essere limitata a pagine web.',
  },
  GOOGLE_TASK_LISTS: { label: 'Elenchi di attività' },
  GOOGLE_DRIVE_FOLDER: { label: 'Cartella di Drive' },
  SYNC_SCHEDULE: { label: 'Programmazione della sincronizzazione' },
  SMTP_URL: { label: 'Server di posta' },
  MAIL_FROM: {
    label: 'Mittente',
    hint: 'L’indirizzo da cui partono le e-mail, per esempio Chiesa della Grazia <segreteria@example.org>. Il server di posta deve consentirlo.',
  },
  NOTIFICATION_EMAILS: {
    label: 'E-mail sulle novità',
    options: {
      on: 'I membri possono sceglierle',
      off: 'Disattivate: si inviano solo e-mail su account e iscrizioni',
    },
  },
  NOTIFICATION_DEFAULT: {
    label: 'Scelta predefinita per i membri',
    hint: 'Per i membri che non hanno fatto una scelta nel loro account.',
    options: { off: 'Nessuna e-mail', weekly: 'E-mail settimanale', email: 'E-mail immediata' },
  },
  WEEKLY_EMAIL: {
    label: 'E-mail settimanale',
    hint: 'Gli eventi della settimana, gli annunci, l’ultimo sermone e i nuovi documenti.',
  },
  WEEKLY_EMAIL_NOTE: {
    label: 'Una frase per la prossima e-mail settimanale',
    hint: 'Facoltativa. Sta all’inizio dell’e-mail e viene tolta da qui dopo l’invio.',
  },
  QUIET_HOURS: {
    label: 'Ore di silenzio',
    hint: 'Le e-mail e i messaggi push ne attendono la fine.',
  },
  BACKUP_SCHEDULE: { label: 'Programmazione dei backup' },
  BACKUP_KEEP: { label: 'Backup da conservare' },
} satisfies Messages['settingFields'];
