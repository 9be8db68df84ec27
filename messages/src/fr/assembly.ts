import type { Messages } from '../catalog.ts';

export default {
  assemblyName: {
    label: 'Nom de la communauté',
    hint: 'Affiché en haut de chaque page et dans les e-mails.',
  },
  publicAddress: {
    label: 'Adresse publique',
    hint: 'Les membres ouvrent l’application à cette adresse, et les liens des e-mails y mènent. Vous pourrez la changer plus tard dans les paramètres.',
    onlyLocal: 'Cette adresse ne fonctionne que sur cet ordinateur.',
    insecure:
      'Sans https, d’autres personnes sur le réseau peuvent lire les mots de passe. Mettez en place un proxy qui fournit https, et saisissez l’adresse qui commence par https://. Google n’accepte http que pour localhost.',
  },
  timeZone: {
    label: 'Fuseau horaire',
    choose: 'Tapez une ville, par exemple Zurich, et choisissez dans la liste.',
    now: (time: string) => `Heure actuelle là-bas : ${time}.`,
  },
} satisfies Messages['assembly'];
