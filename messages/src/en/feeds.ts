// What other programs show: calendars, podcast apps, and the home screen of a phone.
export default {
  /** Instead of a title that was left empty. */
  event: 'Event',
  recording: 'Recording',
  /** Before an address, in a calendar. */
  joinOnline: 'Join online:',
  /** Describes a podcast. */
  recordingsOf: (assembly: string) => `Recordings of ${assembly}`,
  /** Screens: a long press on the icon of the app lists them. At most about 12 letters. */
  screens: { events: 'Events', announcements: 'Announcements', documents: 'Documents' },
};
