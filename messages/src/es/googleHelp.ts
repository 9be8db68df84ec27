import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  createProject: <E>(link: (text: string) => E): Sentence<E> => [
    'En la consola de Google Cloud, ',
    link('cree un proyecto'),
    ', por ejemplo «Assembly». Inicie sesión con la cuenta a la que pertenecen sus calendarios.',
  ],
  enableApis: <E>(link: (text: string) => E): Sentence<E> => [
    link('Habilite las tres API'),
    ': Calendar, Tasks y Drive.',
  ],
  publish: <E>(platform: (text: string) => E, audience: (text: string) => E): Sentence<E> => [
    'Configure ',
    platform('Google Auth Platform'),
    ': escriba un nombre y su dirección de correo, y elija «Externo» (External) como público. Después, en ',
    audience('Público (Audience)'),
    ', pulse «Publicar aplicación» (Publish app), para que el estado sea «En producción» (In production).',
  ],
  createClient: <E>(link: (text: string) => E): Sentence<E> => [
    link('Cree un cliente'),
    ' del tipo «Aplicación web» (Web application). En «URIs de redireccionamiento autorizados» (Authorized redirect URIs), añada exactamente esta dirección:',
  ],
  redirectAddress: 'Dirección de redireccionamiento',
  copyClient:
    'Copie en este formulario el ID y el secreto de cliente que muestra Google. Después inicie sesión en Google y seleccione los tres permisos.',
  errors: 'Si Google muestra un error',
  redirectMismatch: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('«Error 400: redirect_uri_mismatch»'),
    ' La dirección de redireccionamiento no está registrada: la que figura en «URIs de redireccionamiento autorizados» del cliente no es exactamente la de arriba. Cópiela otra vez. Google puede tardar unos minutos en aplicarla.',
  ],
  notVerified: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('«Google no ha verificado esta aplicación»'),
    ' Es normal: es su propia aplicación. Pulse «Configuración avanzada» (Advanced) y después «Ir a … (no seguro)» (Go to … (unsafe)).',
  ],
  internal: <E>(bold: (text: string) => E, audience: (text: string) => E): Sentence<E> => [
    bold('«Error 403: org_internal»'),
    ' La aplicación está marcada como «Interna» (Internal), para cuentas de una sola organización. Inicie sesión con una cuenta de esa organización o elija «Externo» (External) en ',
    audience('Público (Audience)'),
    '.',
  ],
  testing: <E>(bold: (text: string) => E, audience: (text: string) => E): Sentence<E> => [
    bold('«Error 403: access_denied» (… has not completed the verification process)'),
    ' La aplicación está en «Prueba» (Testing) y esta cuenta no es de las que pueden probarla. Pulse «Publicar aplicación» (Publish app) en ',
    audience('Público (Audience)'),
    '. Una aplicación que sigue en «Prueba» pierde la conexión a los siete días.',
  ],
  invalidClient: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('«Error 401: invalid_client»'),
    ' Google no reconoce este ID de cliente, o el cliente se eliminó. Copie otra vez el ID.',
  ],
} satisfies Messages['googleHelp'];
