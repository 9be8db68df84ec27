export default {
  notFoundTitle: '404: Not Found',
  notFound: 'This page does not exist.',
  goToEvents: 'Go to Events',
  goToStart: 'Go to the start page',
};
