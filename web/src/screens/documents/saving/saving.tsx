// One chunk: loaded when a recording can be saved, or when there is no connection.
export { SaveAll } from './save-all.tsx';
export { SaveButton } from './save-button.tsx';
export { StoredMark } from './stored-mark.tsx';
