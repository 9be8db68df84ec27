import type { Messages } from '../catalog.ts';

export default {
  assemblyName: {
    label: 'Name der Gemeinde',
    hint: 'Steht oben auf jeder Seite und in E-Mails.',
  },
  publicAddress: {
    label: 'Öffentliche Adresse',
    hint: 'Unter dieser Adresse öffnen die Mitglieder die App, und dorthin führen die Links in E-Mails. Sie können sie später in den Einstellungen ändern.',
    onlyLocal: 'Diese Adresse funktioniert nur auf diesem Computer.',
    insecure:
      'Ohne https können andere im Netzwerk Passwörter mitlesen. Richten Sie einen Proxy ein, der https anbietet, und geben Sie die Adresse ein, die mit https:// beginnt. Google akzeptiert http nur für localhost.',
  },
  timeZone: {
    label: 'Zeitzone',
    choose: 'Geben Sie eine Stadt ein, etwa Zürich, und wählen Sie aus der Liste.',
    now: (time: string) => `Dort ist es jetzt: ${time}.`,
  },
} satisfies Messages['assembly'];
