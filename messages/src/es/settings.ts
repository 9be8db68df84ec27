import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  settings: 'Ajustes',
  title: (section: string) => `Ajustes: ${section}`,
  sections: {
    general: 'General',
    google: 'Google',
    schedule: 'Programación',
    email: 'Correo',
    notifications: 'Notificaciones',
    backups: 'Copias de seguridad',
    about: 'Acerca de',
  },
  failed: 'No se pudieron cargar los ajustes.',
  saved: 'Ajustes guardados.',
  nothingToSave: 'No hay nada que guardar.',

  fixed: (variable: string) => `Establecido por la variable de entorno ${variable}.`,
  unreadable: 'Está guardado aquí, pero este servidor no puede leerlo.',
  unsaved: 'Sin guardar todavía.',
  unsavedReset: 'Sin guardar todavía: al guardar vuelve al valor predeterminado.',
  secretIsSet: 'Ya hay un valor. Escriba uno nuevo para reemplazarlo.',

  removeSecret: (label: string) => `Quitar: ${label}`,
  keepSecret: (label: string) => `Conservar: ${label}`,
  willBeRemoved: 'Se quitará al guardar.',

  noSecretKey: <E>(code: (text: string) => E): Sentence<E> => [
    'Todavía no se pueden guardar contraseñas ni otros secretos. En el servidor, ponga en la variable de entorno ',
    code('ASSEMBLY_SECRET'),
    ' al menos 32 caracteres al azar, los mismos para todos los procesos, y reinícielo.',
  ],

  iconNotDrawn:
    'No se pudo crear el icono para teléfonos a partir del logotipo. Pruebe con otro navegador o con otra imagen.',

  sending: 'Enviando…',
  emailAccepted: (email: string) => `El servidor de correo ha aceptado el correo para ${email}.`,

  unsavedChanges: {
    title: 'Cambios sin guardar',
    question: 'Sus cambios no están guardados. ¿Quiere salir sin guardarlos?',
    keepEditing: 'Seguir editando',
    discard: 'Descartar los cambios',
  },
} satisfies Messages['settings'];
