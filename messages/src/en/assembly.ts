export default {
  assemblyName: {
    label: 'Name of the assembly',
    hint: 'Shown at the top of every page and in emails.',
  },
  publicAddress: {
    label: 'Public address',
    hint: 'Members open the assembly at this address, and links in emails lead to it. You can change it later in the settings.',
    /** Also in the settings, like the time zone. */
    onlyLocal: 'This address works only on this computer.',
    insecure:
      'Without https, others on the network can read passwords. Set up a proxy that serves https, and enter the address that starts with https://. Google accepts http only for localhost.',
  },
  timeZone: {
    label: 'Time zone',
    choose: 'Type a city, such as Zurich, and choose from the list.',
    /** `time` is a weekday and a time, such as "Sunday at 10:42". */
    now: (time: string) => `It is now ${time} there.`,
  },
};
