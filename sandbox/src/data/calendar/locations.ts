/** Where the demo's assembly meets. */
const STREET = 'Kirchweg 4, 8032 Zürich';

export const CHURCH = `Church, ${STREET}`;
export const LARGE_HALL = `Large hall, ${STREET}`;
export const SMALL_HALL = `Small hall, ${STREET}`;
export const LIBRARY = `Library, ${STREET}`;
export const MUSIC_ROOM = `Music room, ${STREET}`;
export const YOUTH_ROOM = `Youth room, ${STREET}`;
export const RETREAT_HOUSE = 'Retreat house by the lake, Seestrasse 18, 8708 Männedorf';
