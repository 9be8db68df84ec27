export default {
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  loading: 'Loading…',
  more: 'More',
  no: 'No',
  ok: 'OK',
  retry: 'Try again',
  save: 'Save',
  yes: 'Yes',
};
