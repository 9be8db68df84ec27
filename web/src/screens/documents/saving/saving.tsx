// One chunk for what only those need who save recordings or have no connection.
export { SaveAll } from './save-all.tsx';
export { SaveButton } from './save-button.tsx';
export { StoredMark } from './stored-mark.tsx';
