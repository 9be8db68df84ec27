import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

const REMOVALS = {
  all: 'plus de la moitié du total',
  calendar: 'plus de la moitié d’un agenda',
  unconfirmed: 'et ce ne sont pas ceux qui ont été confirmés',
};

export default {
  interrupted:
    'L’application s’est arrêtée pendant la synchronisation. Rien n’est perdu. Synchronisez de nouveau.',
  large_removal: (count: number, which: keyof typeof REMOVALS) =>
    `${number(count)} éléments seraient supprimés, ${REMOVALS[which]}. Vérifiez chez Google si c’est voulu, puis confirmez.`,
  calendar_unread: (id: string, name: string) =>
    `L’agenda ${name ? `« ${name} » (${id})` : id} n’a pas pu être lu, donc aucun événement n’a été modifié.`,
  locked:
    'Un autre programme a verrouillé la base de données. Attendez qu’il ait terminé, puis réessayez.',
  database_unavailable:
    'Impossible d’écrire dans la base de données. Vérifiez qu’il reste de la place sur le disque, puis synchronisez de nouveau.',
  unexpected:
    'Une erreur est survenue dans l’application. Les anciennes données ont été conservées. Synchronisez de nouveau. Si cela continue, consultez le journal du serveur.',

  duplicate: 'Figure deux fois. Le premier élément a été utilisé.',
  not_an_item: 'Google a envoyé quelque chose qui n’est pas un élément.',
  sent_without_id: 'Google l’a envoyé sans ID.',
  unreadable_field: (field: string) =>
    `Google a envoyé le champ « ${field} » sous une forme qui ne peut pas être lue.`,
  no_id: 'N’a pas d’ID.',
  invalid_id: 'L’ID est trop long ou contient un caractère non autorisé.',
  too_long: (field: string, maxBytes: number) =>
    `Le champ « ${field} » dépasse ${number(maxBytes)} octets.`,
  list_not_listed:
    'Fait partie des listes de tâches choisies, mais Google ne la mentionne pas : elle a sans doute été supprimée.',
  list_not_found:
    'Google a mentionné cette liste, mais ne l’a ensuite pas trouvée. Ses tâches restent inchangées jusqu’à la prochaine synchronisation.',
  no_folder: 'Ne se trouve dans aucun dossier affiché.',
  reserved_id: (id: string) =>
    `L’ID est « ${id} », que l’application utilise pour un dossier à elle.`,
  target_missing: 'Est un raccourci vers quelque chose qui n’est pas affiché.',
  target_outside:
    'Est un raccourci vers quelque chose hors du dossier synchronisé. Déplacez la cible dans ce dossier, ou supprimez le raccourci.',
} satisfies Messages['syncErrors'];
