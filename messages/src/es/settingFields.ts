import type { Messages } from '../catalog.ts';

export default {
  ASSEMBLY_NAME: {
    label: 'Nombre',
    hint: 'Aparece arriba en todas las páginas y en los correos.',
  },
  ASSEMBLY_TIME_ZONE: {
    label: 'Zona horaria',
    hint: 'Las horas se muestran en esta zona horaria.',
  },
  DEFAULT_LANGUAGE: {
    label: 'Idioma',
    hint: 'Para las personas cuyo navegador no pide ninguno de estos idiomas. Las demás ven la aplicación en el suyo.',
  },
  PUBLIC_URL: {
    label: 'Dirección pública',
    hint: 'La dirección en la que se abre la aplicación, para los enlaces de los correos y para Google. Cámbiela solo cuando la aplicación ya funcione en la nueva dirección. La anterior sigue funcionando 24 horas. Después, añada la nueva dirección de redireccionamiento en la consola de Google Cloud.',
  },
  AUDIT_DAYS: {
    label: 'Días que se conserva el registro de actividad',
    hint: 'Las entradas más antiguas, por ejemplo quién aprobó a quién, se eliminan.',
  },
  CONTACT_NAME: {
    label: 'Nombre de contacto',
    hint: 'Por ejemplo, Marta Gómez o Secretaría.',
  },
  CONTACT_EMAIL: { label: 'Correo de contacto' },
  CONTACT_PHONE: {
    label: 'Teléfono de contacto',
    hint: 'Con el prefijo del país, por ejemplo +34\u00A0912\u00A034\u00A056\u00A078.',
  },
  GOOGLE_CLIENT_ID: {
    label: 'ID de cliente',
    hint: 'Termina en .apps.googleusercontent.com.',
  },
  GOOGLE_CLIENT_SECRET: { label: 'Secreto de cliente' },
  GOOGLE_CALENDAR_ID: {
    label: 'Calendarios',
    hint: 'El ID del calendario. En Google está en la configuración del calendario, en «Integrar el calendario» (Integrate calendar). Si son varios, sepárelos con comas.',
  },
  GOOGLE_API_KEY: {
    label: 'Clave de API',
    hint: 'Con una clave de API solo se pueden leer calendarios públicos. Créela en la consola de Google Cloud, en «Credenciales» (Credentials), en un proyecto con la API de Calendar. No debe estar restringida a páginas web.',
  },
  GOOGLE_TASK_LISTS: { label: 'Listas de tareas' },
  GOOGLE_DRIVE_FOLDER: { label: 'Carpeta de Drive' },
  SYNC_SCHEDULE: { label: 'Programación de la sincronización' },
  SMTP_URL: { label: 'Servidor de correo' },
  MAIL_FROM: {
    label: 'Remitente',
    hint: 'La dirección desde la que llegan los correos, por ejemplo Iglesia Betel <oficina@example.org>. Su servidor de correo debe permitirla.',
  },
  NOTIFICATION_EMAILS: {
    label: 'Correos sobre novedades',
    options: {
      on: 'Los miembros pueden elegirlos',
      off: 'Desactivados: solo se envían correos sobre cuentas y registros',
    },
  },
  NOTIFICATION_DEFAULT: {
    label: 'Valor predeterminado para los miembros',
    hint: 'Para los miembros que no han elegido nada en su cuenta.',
    options: { off: 'Desactivado', weekly: 'Correo semanal', email: 'Correo inmediato' },
  },
  WEEKLY_EMAIL: {
    label: 'Correo semanal',
    hint: 'Los eventos de la semana, los anuncios, el último sermón y los documentos nuevos.',
  },
  WEEKLY_EMAIL_NOTE: {
    label: 'Una frase para el próximo correo semanal',
    hint: 'Opcional. Aparece al principio del correo y se quita de aquí cuando se envía.',
  },
  QUIET_HOURS: {
    label: 'Horas de silencio',
    hint: 'Los correos y los mensajes push esperan hasta que terminen.',
  },
  BACKUP_SCHEDULE: { label: 'Programación de las copias de seguridad' },
  BACKUP_KEEP: { label: 'Copias de seguridad que se conservan' },
} satisfies Messages['settingFields'];
