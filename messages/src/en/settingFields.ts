/** The fields of the settings, by the names of their variables. */
export default {
  ASSEMBLY_NAME: {
    label: 'Name',
    hint: 'Shown at the top of every page and in emails.',
  },
  ASSEMBLY_TIME_ZONE: {
    label: 'Time zone',
    hint: 'Times are shown in this time zone.',
  },
  DEFAULT_LANGUAGE: {
    label: 'Language',
    hint: 'For people whose browser asks for none of these.',
  },
  PUBLIC_URL: {
    label: 'Public address',
    hint: 'The address at which people open the app, for links in emails and for Google. Change it only when the app is reachable at the new address. The old one keeps working for 24 hours. Then add the new redirect address in the Google Cloud console.',
  },
  AUDIT_DAYS: {
    label: 'Days to keep the activity log',
    hint: 'Older entries, such as who approved whom, are removed.',
  },
  CONTACT_NAME: {
    label: 'Contact name',
    /** The name of any person, or of an office. */
    hint: 'Such as Ruth Keller, or Church office.',
  },
  CONTACT_EMAIL: { label: 'Contact email' },
  CONTACT_PHONE: {
    label: 'Contact phone',
    /** Any phone number of the country. */
    hint: 'With the country code, such as +41\u00A044\u00A0123\u00A045\u00A067.',
  },
  GOOGLE_CLIENT_ID: {
    label: 'Client ID',
    hint: 'Ends in .apps.googleusercontent.com.',
  },
  GOOGLE_CLIENT_SECRET: { label: 'Client secret' },
  GOOGLE_CALENDAR_ID: {
    label: 'Calendars',
    /** “Integrate calendar” is what Google shows. */
    hint: 'The calendar ID, found in the calendar’s settings at Google, under “Integrate calendar”. Separate several with commas.',
  },
  GOOGLE_API_KEY: {
    label: 'API key',
    /** “Credentials” is what the Google Cloud console shows. */
    hint: 'With an API key, only public calendars can be read. Create it in the Google Cloud console, under “Credentials”, in a project with the Calendar API. It must not be restricted to web pages.',
  },
  GOOGLE_TASK_LISTS: { label: 'Task lists' },
  GOOGLE_DRIVE_FOLDER: { label: 'Drive folder' },
  SYNC_SCHEDULE: { label: 'Sync schedule' },
  SMTP_URL: { label: 'Mail server' },
  MAIL_FROM: {
    label: 'Sender',
    hint: 'The address that emails come from, such as Grace Church <office@example.org>. Your mail server must allow it.',
  },
  NOTIFICATION_EMAILS: {
    label: 'Emails about updates',
    options: {
      on: 'Members can choose them',
      off: 'Off: only emails about accounts and sign-ups are sent',
    },
  },
  NOTIFICATION_DEFAULT: {
    label: 'Default for members',
    hint: 'For members who have not chosen in their account.',
    /** As members choose them in their account. */
    options: { off: 'Off', weekly: 'Weekly email', email: 'Instant email' },
  },
  WEEKLY_EMAIL: {
    label: 'Weekly email',
    hint: 'The week’s events, announcements, the newest sermon and new documents.',
  },
  WEEKLY_EMAIL_NOTE: {
    label: 'A sentence for the next weekly email',
    hint: 'Optional. It comes first in the email, and is removed here when the email is sent.',
  },
  QUIET_HOURS: {
    label: 'Quiet hours',
    hint: 'Emails and push messages wait until they end.',
  },
  BACKUP_SCHEDULE: { label: 'Backup schedule' },
  BACKUP_KEEP: { label: 'Backups to keep' },
};
