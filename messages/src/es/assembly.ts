import type { Messages } from '../catalog.ts';

export default {
  assemblyName: {
    label: 'Nombre de la congregación',
    hint: 'Aparece arriba en todas las páginas y en los correos.',
  },
  publicAddress: {
    label: 'Dirección pública',
    hint: 'Los miembros abren la aplicación en esta dirección, y a ella llevan los enlaces de los correos. Puede cambiarla más tarde en los ajustes.',
    onlyLocal: 'Esta dirección solo funciona en este equipo.',
    insecure:
      'Sin https, otras personas en la red pueden leer las contraseñas. Configure un proxy que ofrezca https y escriba la dirección que empieza por https://. Google solo acepta http para localhost.',
  },
  timeZone: {
    label: 'Zona horaria',
    choose: 'Escriba una ciudad, por ejemplo Zúrich, y elija en la lista.',
    now: (time: string) => `Hora actual allí: ${time}.`,
  },
} satisfies Messages['assembly'];
