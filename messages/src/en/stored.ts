export default {
  laterEvents:
    'What is stored on this phone does not reach that far. Connect to the internet to see more.',
  noEvent:
    'No event was found in what is stored on this phone. Connect to the internet to see more.',
  event: 'This event is not stored on this phone. Connect to the internet to open it.',
  eventGone: 'This event is no longer in the calendar.',
  file: 'This file is not in the list that is stored on this phone. Connect to the internet to look again.',
  folder:
    'This folder is not in the list that is stored on this phone. Connect to the internet to look again.',
};
