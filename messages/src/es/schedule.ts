import type { Messages } from '../catalog.ts';

export default {
  title: 'Cuándo sincronizar desde Google',
  automatically: 'Sincronizar automáticamente',
  byHand: 'Solo a mano',
  hourly: 'Cada hora',
  nightly: 'Cada noche, a la hora que usted elija',
  advanced: 'Avanzado: una expresión cron',
  time: 'Hora',
  cron: 'Expresión cron',
  cronFields: 'Minuto, hora, día del mes, mes, día de la semana.',
  invalid: 'Escriba una expresión cron como 0 5 * * *.',
  next: 'Próximas sincronizaciones',
  nextFailed: 'No se pudieron cargar las próximas sincronizaciones.',
  never: 'Con esta programación no se sincroniza nunca.',
} satisfies Messages['schedule'];
