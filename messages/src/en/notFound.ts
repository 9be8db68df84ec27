export default {
  title: '404: Not Found',
  text: 'This page does not exist.',
  goToEvents: 'Go to Events',
  goToStart: 'Go to the start page',
};
