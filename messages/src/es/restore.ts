import type { Messages } from '../catalog.ts';

export default {
  title: 'Restaurar copia de seguridad',
  question: (time: string) => `¿Quiere reemplazarlo todo por la copia del ${time}?`,
  comparing: 'Comparando con los datos actuales…',
  failed: 'No se pudo comparar la copia con los datos actuales.',
  changes: 'Lo que se añadiría (+) y lo que se eliminaría (−):',
  people: 'Personas',
  unchanged: 'Sin cambios',
  undo: 'Antes se hace una copia de los datos actuales, así que puede deshacerlo.',
  staysLoggedIn: 'Su sesión sigue abierta. Los demás tienen que volver a entrar.',
  logsOut:
    'Se cierran todas las sesiones, también la suya. Su cuenta no está en esta copia: para entrar necesita una que sí esté.',
  busy: 'Restaurando…',
  wait: 'Puede tardar unos minutos. Deje abierta esta página.',
} satisfies Messages['restore'];
