export default {
  failed: 'Your sessions could not be loaded.',
  list: 'Sessions',
  current: 'This browser',
  detail: (seen: string, created: string) => `Last used ${seen}, logged in ${created}`,
  end: 'End session',
  ended: 'Session ended.',

  unknownBrowser: 'Unknown browser',
  browserOn: {
    iphone: (browser: string) => `${browser} on an iPhone`,
    ipad: (browser: string) => `${browser} on an iPad`,
    androidPhone: (browser: string) => `${browser} on an Android phone`,
    androidTablet: (browser: string) => `${browser} on an Android tablet`,
    windows: (browser: string) => `${browser} on Windows`,
    chromebook: (browser: string) => `${browser} on a Chromebook`,
    mac: (browser: string) => `${browser} on a Mac`,
    linux: (browser: string) => `${browser} on Linux`,
  },
};
