import type { Messages } from '../catalog.ts';

/** At the beginning of a sentence. */
const services = {
  Calendar: 'Google Calendar',
  Tasks: 'Google Tasks',
  Drive: 'Google Drive',
  'sign-in': 'El inicio de sesión de Google',
};
type Service = keyof typeof services;

/** As Google shows them. */
const permissions: Record<Service, string> = {
  Calendar: 'Ver y descargar cualquier calendario al que puedas acceder con Google Calendar',
  Tasks: 'Ver tus tareas',
  Drive: 'Ver y descargar todos tus archivos de Google Drive',
  'sign-in': '',
};

const connectAgain = (isTokenFixed = false) =>
  isTokenFixed
    ? 'Cree un nuevo token de actualización (refresh token), póngalo en GOOGLE_REFRESH_TOKEN y reinicie el servidor.'
    : 'Vuelva a conectar Google en los ajustes.';

export default {
  signed_out: (_service: Service, isTokenFixed?: boolean) =>
    `La sesión de Google ha caducado. Ponga el estado de publicación de la aplicación en «En producción» (In production). ${connectAgain(isTokenFixed)}`,
  not_connected: 'Google no está conectado. Conéctelo en los ajustes.',
  wrong_client:
    'Google no reconoce este ID de cliente. Compare el ID y el secreto de cliente de los ajustes con los de la consola de Google Cloud.',
  other_client: (_service: Service, isTokenFixed?: boolean) =>
    `Google se conectó con otro ID de cliente. ${connectAgain(isTokenFixed)}`,
  unauthorized: (service: Service, isTokenFixed?: boolean) =>
    `${services[service]} no ha aceptado el acceso. ${connectAgain(isTokenFixed)}`,
  api_not_enabled: (service: Service) =>
    `La API «Google ${service} API» no está habilitada. Habilítela en la consola de Google Cloud, en «APIs y servicios» (APIs & Services), espere unos minutos e inténtelo de nuevo.`,
  key_unknown: 'Google no acepta la clave de API. Compruébela en los ajustes.',
  key_restricted: (service: Service) =>
    `${services[service]}: la clave de API no se puede usar para esto desde este servidor. Cambie las restricciones de la clave en la consola de Google Cloud.`,
  no_calendar: 'No hay ningún calendario elegido. Elija uno en los ajustes y sincronice de nuevo.',
  calendar_not_found:
    'Google Calendar no encuentra el calendario. Compruebe los calendarios en los ajustes. Haga público el calendario o compártalo con la cuenta conectada.',
  file_not_found:
    'Google Drive no encuentra este archivo: se eliminó o ya no está compartido. Vuelva a sincronizar los datos.',
  listed_folder_not_found:
    'Google Drive no encuentra esta carpeta: se eliminó o ya no está compartida. Elija otra.',
  folder_not_found:
    'Google Drive no encuentra la carpeta que hay que sincronizar. Compruebe la carpeta de Drive en los ajustes, y que esté compartida con la cuenta conectada y no esté en la papelera.',
  task_lists_not_found:
    'Google Tasks no tiene ninguna de las listas de tareas elegidas. Elija otras en los ajustes.',
  not_found: (service: Service) =>
    `${services[service]} no encuentra lo que se ha pedido: puede que se acabe de eliminar. Inténtelo de nuevo y compruebe GOOGLE_API_URL si está definido.`,
  scope_missing: (service: Service, isTokenFixed?: boolean) =>
    `${services[service]}: la cuenta de Google conectada no ha permitido que la aplicación lea sus datos. ${connectAgain(isTokenFixed)} En la página de Google, seleccione «${permissions[service]}».`,
  code_rejected: 'Google no ha aceptado la autorización, o tardó demasiado. Conecte de nuevo.',
  redirect_mismatch:
    'La dirección de redireccionamiento no está registrada en Google. Cópiela de los ajustes al cliente en la consola de Google Cloud, espere unos minutos y conecte de nuevo.',
  no_refresh_token:
    'Google no ha enviado un token de actualización (refresh token). Quite la aplicación en «Aplicaciones y servicios de terceros» (Third-party apps & services) de la cuenta de Google y conecte de nuevo.',
  forbidden: (service: Service) =>
    `${services[service]} deniega el acceso. Compruebe que la cuenta de Google conectada puede ver esto y compártalo con ella.`,
  rate_limit: (service: Service) =>
    `${services[service]} ha recibido demasiadas solicitudes en poco tiempo. Inténtelo de nuevo dentro de unos minutos.`,
  daily_limit: (service: Service) =>
    `${services[service]} ha alcanzado su límite de hoy. Inténtelo de nuevo mañana o aumente la cuota en la consola de Google Cloud.`,
  unavailable: (service: Service) =>
    `${services[service]} no está disponible en este momento. Inténtelo de nuevo más tarde.`,
  unreachable: (service: Service) =>
    `${services[service]}: no se pudo conectar con el servicio. Compruebe la conexión a internet de este servidor e inténtelo de nuevo.`,
  too_slow: (service: Service) =>
    `${services[service]} tardó demasiado en responder. Inténtelo de nuevo más tarde.`,
  too_large: (service: Service) =>
    `${services[service]} ha enviado una respuesta demasiado grande. Busque un elemento con un texto muy largo y acórtelo.`,
  too_many: (service: Service) =>
    `${services[service]} tiene más elementos de los que admite la aplicación. Elimine algunos.`,
  not_understood: (service: Service) =>
    `${services[service]} ha enviado una respuesta que no se entiende. Inténtelo de nuevo más tarde. Si sigue fallando, compruebe GOOGLE_API_URL y GOOGLE_TOKEN_URL si están definidos, y el proxy si hay alguno en medio.`,
  refused: (service: Service) =>
    `${services[service]} ha rechazado la solicitud. Inténtelo de nuevo. Si sigue fallando, compruebe los ajustes de Google de este servidor.`,
  not_downloadable:
    'Google Drive no permite descargar este archivo. Ábralo directamente en Google Drive.',
  export_too_large:
    'Este documento es demasiado grande para que Google lo convierta en PDF. Divídalo o ponga un PDF de él en la carpeta de Drive.',
} satisfies Messages['googleErrors'];
