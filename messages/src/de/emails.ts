import type { Messages } from '../catalog.ts';

export default {
  withColon: (label: string) => `${label}:`,
  changeNotifications: 'Benachrichtigungen ändern',
  unsubscribe: 'Abbestellen',

  dear: (name: string) => `Guten Tag, ${name}!`,
  hello: 'Guten Tag!',

  reset: {
    subject: (assembly: string) => `${assembly}: neues Passwort setzen`,
    why: (assembly: string) =>
      `Jemand, wahrscheinlich Sie, möchte ein neues Passwort für Ihr Konto bei „${assembly}“ setzen.`,
    button: 'Neues Passwort setzen',
    ignore:
      'Der Link funktioniert einmal, innerhalb einer Stunde. Wenn Sie ihn nicht angefordert haben, brauchen Sie nichts zu tun: Ihr Passwort bleibt dasselbe.',
  },
  adminReset: {
    subject: (assembly: string) => `${assembly}: Link für ein neues Passwort erstellt`,
    why: (administrator: string, assembly: string) =>
      `${administrator} hat einen Link erstellt, der ein neues Passwort für Ihr Konto bei „${assembly}“ setzt. Er funktioniert einmal, einen Tag lang.`,
    remedy:
      'Wenn Sie nicht darum gebeten haben, ändern Sie jetzt Ihr Passwort. Damit wird der Link ungültig.',
    button: 'Passwort ändern',
  },
  confirmation: {
    subject: (assembly: string) => `${assembly}: E-Mail-Adresse bestätigen`,
    why: (assembly: string) =>
      `Jemand, wahrscheinlich Sie, hat sich mit dieser Adresse bei „${assembly}“ registriert. Bitte bestätigen Sie, dass sie Ihnen gehört.`,
    button: 'Meine Adresse bestätigen',
    ignore:
      'Danach schaltet die Administration das Konto frei. Wenn Sie sich nicht registriert haben, brauchen Sie nichts zu tun.',
  },
  approved: {
    subject: (assembly: string) => `${assembly} heißt Sie willkommen`,
    text: 'Ihr Konto wurde freigeschaltet. Sie können sich jetzt anmelden.',
    button: 'Anmelden',
  },
  test: {
    subject: (assembly: string) => `${assembly}: Test-E-Mail`,
    text: 'Das ist die Test-E-Mail, um die Sie gebeten haben. Ihre Gemeinde kann E-Mails senden.',
    button: 'App öffnen',
  },
  backups: {
    subject: (assembly: string) => `${assembly}: Problem mit den Sicherungen`,
    problems: {
      failing:
        'Die letzten beiden Sicherungen sind fehlgeschlagen. Den Grund finden Sie in den Einstellungen.',
      too_old: 'Die neueste Sicherung ist mehr als zwei Tage alt.',
      disk_nearly_full:
        'Auf dem Server ist fast kein Speicherplatz mehr frei. Schaffen Sie Platz, damit Sicherungen und neue Inhalte weiterhin gespeichert werden können.',
    },
    button: 'Sicherungen öffnen',
    once: 'Zu jedem Problem erhalten Sie eine einzige E-Mail. In den Einstellungen steht es, bis es behoben ist.',
  },
} satisfies Messages['emails'];
