import type { Messages } from '../catalog.ts';

export default {
  tooLong: (max: string) => `Puede tener como máximo ${max} caracteres.`,
  charsUnreadable: 'Quite los saltos de línea y otros caracteres de control.',
  notInDemo:
    'No se puede cambiar en la demostración. Para terminarla, abra el enlace de configuración que mostró el servidor o inicie el servidor con PUBLIC_URL.',

  timeZone: 'Escriba una zona horaria como Europe/Madrid.',
  webAddress:
    'Escriba una dirección sencilla que empiece por http:// o https://, sin partes después de ? o #, sin nombre de usuario y sin punto y coma.',
  origin: 'Escriba una dirección como https://assembly.example.org, sin ruta.',
  days: (max: string) => `Escriba un número de días de 1 a ${max}.`,
  tooFewDays: (min: string) =>
    `Deben ser al menos ${min} días. Menos solo se puede establecer en el entorno del servidor.`,
  email: 'Escriba una sola dirección de correo, como oficina@example.org.',
  phone: 'Escriba un solo número de teléfono, como +34 912 34 56 78.',
  clientId:
    'Escriba un ID de cliente como 1234-abcd.apps.googleusercontent.com. Cópielo de la consola de Google Cloud, en «Clientes» (Clients).',
  clientSecret:
    'Escriba un secreto de cliente como GOCSPX-abcd. Cópielo de la consola de Google Cloud, en «Clientes» (Clients).',
  apiKey:
    'Escriba una clave de API como AIzaSyAbcd. Cópiela de la consola de Google Cloud, en «Credenciales» (Credentials).',
  cron: 'Escriba una expresión cron como 0 5 * * *.',
  cronFields: 'Escriba una expresión cron de cinco campos, como 0 5 * * *.',
  backupKeep: 'Escriba tres números, como 7,4,6.',
  sender:
    'Escriba una sola dirección de correo, como oficina@example.org o "Iglesia Betel" <oficina@example.org>.',
  senderMissing: 'Escriba la dirección del remitente de los correos.',
  weeklyTime: 'Escriba un día y una hora, como SAT 18:00.',
  quietHours: 'Escriba dos horas como 21-8, o none.',
} satisfies Messages['settingFaults'];
