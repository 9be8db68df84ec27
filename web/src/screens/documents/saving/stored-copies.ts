// One chunk for what opens documents without a connection.
export { preferServer } from '../../../offline/files/prefer-server.ts';
export { hasStoredFile, readStoredFile, storeOpened } from '../../../offline/files/stored-files.ts';
