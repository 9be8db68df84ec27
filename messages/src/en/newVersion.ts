/** About a newer version of the app. */
export default {
  title: (version: string) => `Version ${version} is available`,
  changes: 'What is new',
  more: 'More about this version',
  /** Three commands follow. */
  how: 'Make a backup first. Then, on the server, stop the app, put the new version into its folder, and run there:',
  container: 'If the app runs in a container, start the new image instead.',
};
