import type { Messages } from '../catalog.ts';

export default {
  title: 'Quando sincronizar com o Google',
  automatically: 'Sincronizar automaticamente',
  byHand: 'Só quando iniciada manualmente',
  hourly: 'A cada hora',
  nightly: 'Toda noite, no horário que você escolher',
  advanced: 'Avançado: uma expressão cron',
  time: 'Hora',
  cron: 'Expressão cron',
  cronFields: 'Minuto, hora, dia do mês, mês, dia da semana.',
  invalid: 'Informe uma expressão cron, como 0 5 * * *.',
  next: 'Próximas sincronizações',
  nextFailed: 'Não foi possível carregar as próximas sincronizações.',
  never: 'Esta programação nunca é executada.',
} satisfies Messages['schedule'];
