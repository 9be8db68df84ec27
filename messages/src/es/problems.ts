import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  invalid_input: 'Faltan datos o algunos no son válidos. Corríjalos.',
  password_policy: 'Esta contraseña no se puede usar. Elija otra.',
  bad_request: 'No se ha entendido la solicitud. Vuelva a cargar la página e inténtelo de nuevo.',
  invalid_credentials: 'El correo o la contraseña no son correctos. Inténtelo de nuevo.',
  not_signed_in: 'No ha iniciado sesión. Entre con su cuenta.',
  account_inactive:
    'Su cuenta todavía no está aprobada. Póngase en contacto con la administración.',
  forbidden: 'Para esto hacen falta permisos de administración.',
  wrong_origin:
    'Esta solicitud no vino de la dirección de la congregación. Abra allí la aplicación e inténtelo de nuevo.',
  wrong_setup_code:
    'Este enlace de configuración no es válido. Use el último que mostró el servidor al arrancar.',
  not_found: 'No hay nada en esta dirección.',
  user_not_found: 'Esta persona ya no existe: alguien ha eliminado la cuenta.',
  session_not_found: 'Esta sesión ya se ha cerrado.',
  event_not_found: 'Este evento ya no está en el calendario.',
  version_not_found: 'Esta versión anterior ya no existe.',
  folder_not_found: 'Esta carpeta ya no existe. Vuelva a los documentos.',
  file_not_found: 'Este archivo ya no existe. Vuelva a los documentos.',
  feed_not_found: 'Este enlace privado no existe o se desactivó. Cree uno nuevo en su cuenta.',
  email_not_found: 'No hay ninguna cuenta con este correo. Compruebe la dirección o regístrese.',
  email_in_use: 'Este correo ya está en uso. Use otro.',
  last_admin: 'Es la última persona con permisos de administración. Déselos antes a otra persona.',
  own_account:
    'No puede hacer esto con su propia cuenta. Pídaselo a otra persona con permisos de administración.',
  settings_changed:
    'Mientras tanto, otra persona ha cambiado los ajustes. Revise sus cambios y guarde de nuevo.',
  fixed_by_environment:
    'Establecido por una variable de entorno. Cámbiela o quítela allí y reinicie el servidor.',
  no_secret_key:
    'Todavía no se pueden guardar secretos. En el servidor, ponga en ASSEMBLY_SECRET al menos 32 caracteres y reinícielo.',
  push_not_available:
    'Todavía no está disponible. Pida a la administración que defina ASSEMBLY_SECRET en el servidor.',
  mail_not_configured: 'Todavía no hay ningún servidor de correo. Primero indique uno y guárdelo.',
  google_not_configured: 'Primero escriba el ID y el secreto de cliente y guárdelos.',
  google_not_connected: 'Google no está conectado. Conéctelo primero.',
  too_many_feeds: (max: number) =>
    `Ya tiene ${number(max)} enlaces privados. Desactive uno que ya no use e inténtelo de nuevo.`,
  sync_running: 'Ya hay una sincronización en curso. Espere a que termine.',
  backup_not_found: 'Esta copia de seguridad ya no existe.',
  backup_running:
    'Ya hay una copia de seguridad o una restauración en curso. Espere a que termine.',
  backup_not_configured:
    'Todavía no hay ninguna carpeta para las copias de seguridad. Defina BACKUP_FOLDER en el servidor y reinícielo.',
  backup_not_made:
    'No se ha restaurado nada, porque antes no se pudo guardar el estado actual. El registro del servidor indica el motivo.',
  backup_damaged:
    'Esta copia de seguridad está dañada o incompleta y no se ha restaurado nada. Use otra.',
  backup_newer:
    'Esta copia de seguridad es de una versión más reciente de la aplicación y no se ha restaurado nada. Actualice primero la aplicación.',
  reset_expired: 'Este enlace ya se ha usado o ha caducado. Pida uno nuevo.',
  setup_done: 'La configuración ya está completa. Inicie sesión.',
  body_too_large: 'La solicitud es demasiado grande.',
  unsupported_body: 'La solicitud debe enviarse como JSON.',
  unsupported_image: (maxKilobytes: number) =>
    `Elija una imagen PNG, JPEG, WebP o SVG de ${number(maxKilobytes)} kB como máximo.`,
  too_many_attempts: 'Demasiados intentos. Inténtelo de nuevo más tarde.',
  too_many_downloads: (max: number) =>
    `Ya está descargando ${number(max)} archivos. Cierre uno, o espere a que termine alguno, e inténtelo de nuevo.`,
  unexpected: 'Ha habido un error por nuestra parte. Inténtelo de nuevo más tarde.',
  mail_failed:
    'No se pudo enviar el correo. Inténtelo de nuevo más tarde o pida un enlace a la administración.',
  google_failed: 'No se pudo obtener el archivo de Google. Inténtelo de nuevo más tarde.',
  google_not_revoked:
    'Google está desconectado aquí, pero no se pudo retirar el acceso en Google. Quite allí la aplicación: https://myaccount.google.com/connections',
  busy: 'El servidor está ocupado. Inténtelo de nuevo dentro de un momento.',
  unavailable:
    'La aplicación no puede acceder a su base de datos. Inténtelo de nuevo dentro de un momento.',
  session_not_ended:
    'Se cerró su sesión en este navegador, pero no se pudo cerrar en el servidor. Entre más tarde y ciérrela en su cuenta.',

  retryInSeconds: (count: number) =>
    plural(count, {
      one: 'Demasiados intentos. Inténtelo de nuevo dentro de 1 segundo.',
      many: `Demasiados intentos. Inténtelo de nuevo dentro de ${number(count)} de segundos.`,
      other: `Demasiados intentos. Inténtelo de nuevo dentro de ${number(count)} segundos.`,
    }),
  retryInMinutes: (count: number) =>
    plural(count, {
      one: 'Demasiados intentos. Inténtelo de nuevo dentro de 1 minuto.',
      many: `Demasiados intentos. Inténtelo de nuevo dentro de ${number(count)} de minutos.`,
      other: `Demasiados intentos. Inténtelo de nuevo dentro de ${number(count)} minutos.`,
    }),

  approveFirst: 'Primero apruebe a esta persona.',
  demoAccount: 'Las cuentas de la demostración no se pueden eliminar.',
  backupOfDemo:
    'Esta copia de seguridad es de la demostración, cuyas contraseñas son públicas. Solo se puede restaurar en la demostración.',
  alreadyDecided: 'Alguien ya lo ha enviado o descartado.',
  nothingForWeeklyEmail:
    'Todavía no hay nada para el correo semanal: ni eventos en los próximos 7 días, ni anuncios nuevos o que terminen pronto, ni documentos o grabaciones nuevos.',
  pushKeyUnreadable:
    'El servidor no puede leer su clave de las notificaciones en dispositivos. Pida a la administración que restaure ASSEMBLY_SECRET o el archivo secret.key, o que quite la clave con el comando «set PUSH_PRIVATE_KEY ""».',
  secretKeyUnusable:
    'No se pueden guardar secretos: el archivo secret.key, junto a la base de datos, no se puede crear o leer, o está dañado. Compruebe a quién pertenecen la carpeta y el archivo, y el espacio libre. Si está dañado, restáurelo de una copia, o quítelo y escriba de nuevo todos los secretos.',
} satisfies Messages['problems'];
