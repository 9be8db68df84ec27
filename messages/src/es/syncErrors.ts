import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

const REMOVALS = {
  all: 'más de la mitad del total',
  calendar: 'más de la mitad de un calendario',
  unconfirmed: 'y no son los que se confirmaron',
};

export default {
  interrupted:
    'La aplicación se detuvo durante la sincronización. No se perdió nada. Sincronice de nuevo.',
  large_removal: (count: number, which: keyof typeof REMOVALS) =>
    `Se eliminarían ${number(count)} elementos, ${REMOVALS[which]}. Compruebe en Google si es lo que se quería y después confirme.`,
  calendar_unread: (id: string, name: string) =>
    `No se pudo leer el calendario ${name ? `«${name}» (${id})` : id}, así que no se cambió ningún evento.`,
  locked: 'Otro programa ha bloqueado la base de datos. Espere a que termine e inténtelo de nuevo.',
  database_unavailable:
    'No se pudo escribir en la base de datos. Compruebe que haya espacio libre en el disco y sincronice de nuevo.',
  unexpected:
    'Ha habido un error en la aplicación. Se conservaron los datos anteriores. Sincronice de nuevo. Si sigue fallando, consulte el registro del servidor.',

  duplicate: 'Aparece dos veces. Se usó el primero.',
  not_an_item: 'Google envió algo que no es un elemento.',
  sent_without_id: 'Google lo envió sin ID.',
  unreadable_field: (field: string) =>
    `Google envió el campo «${field}» de una forma que no se puede leer.`,
  no_id: 'No tiene ID.',
  invalid_id: 'Su ID es demasiado largo o contiene un carácter no permitido.',
  too_long: (field: string, maxBytes: number) =>
    `El campo «${field}» ocupa más de ${number(maxBytes)} bytes.`,
  list_not_listed:
    'Está entre las listas de tareas elegidas, pero Google no la muestra: probablemente se eliminó.',
  list_not_found:
    'Google mostró la lista, pero después no la encontró. Sus tareas no cambian hasta la próxima sincronización.',
  no_folder: 'No está en ninguna carpeta que se muestre.',
  reserved_id: (id: string) => `Su ID es «${id}», que la aplicación usa para una carpeta propia.`,
  target_missing: 'Es un acceso directo a algo que no se muestra.',
  target_outside:
    'Es un acceso directo a algo que está fuera de la carpeta sincronizada. Mueva el destino a esa carpeta o quite el acceso directo.',
} satisfies Messages['syncErrors'];
