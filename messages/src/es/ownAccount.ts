import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  install: {
    offer: 'Instale la aplicación para abrirla como cualquier otra.',
    done: 'La aplicación está instalada. Ábrala como cualquier otra.',
    install: 'Instalar',
    how: 'Cómo instalar la aplicación',
    byMenu:
      'Busque «Instalar» o «Añadir a pantalla de inicio» en el menú del navegador. Si no está, abra esta página en Chrome o Edge.',
    ios: {
      share: 'Toque «Compartir», el cuadrado con una flecha. Si no lo ve, toque primero «…».',
      add: 'Elija «Añadir a pantalla de inicio» o «Agregar a Inicio».',
      safari: 'Si su navegador no lo ofrece, abra esta página en Safari.',
    },
  },

  name: {
    submit: 'Guardar el nombre',
    unchanged: 'Ese ya es su nombre.',
    changed: 'Se cambió su nombre.',
  },

  password: {
    current: 'Contraseña actual',
    new: 'Nueva contraseña',
    endFeeds: (count: number | undefined) =>
      count === undefined
        ? 'Desactivar también mis enlaces privados: las aplicaciones de calendario y pódcast necesitarán otros'
        : plural(count, {
            one: 'Desactivar también mi enlace privado: las aplicaciones de calendario y pódcast necesitarán otro',
            other: `Desactivar también mis ${number(count)} enlaces privados: las aplicaciones de calendario y pódcast necesitarán otros`,
          }),
    submit: 'Cambiar la contraseña',
    changed: 'Se cambió su contraseña. Se cerraron sus otras sesiones.',
    changedAndFeedsEnded:
      'Se cambió su contraseña. Se cerraron sus otras sesiones. Sus enlaces privados están desactivados.',
  },

  data: {
    text: 'Todo lo que hay guardado sobre usted, en un archivo JSON.',
    download: 'Descargar mis datos',
  },

  deletion: {
    text: 'Su dirección de correo, su contraseña, sus sesiones y sus enlaces privados se eliminan para siempre. Su nombre permanece en el registro de actividad.',
    button: 'Eliminar mi cuenta',
    title: 'Confirmar la eliminación',
    question: '¿Seguro que quiere eliminar su cuenta? Escriba su contraseña para confirmarlo.',
    keep: 'Conservar mi cuenta',
    pending: 'Eliminando…',
  },
} satisfies Messages['ownAccount'];
