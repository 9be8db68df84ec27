/** Where the demo's assembly meets. */
const STREET = '12 Church Lane, Ashford';

export const CHURCH = `Church, ${STREET}`;
export const LARGE_HALL = `Large hall, ${STREET}`;
export const SMALL_HALL = `Small hall, ${STREET}`;
export const LIBRARY = `Library, ${STREET}`;
export const MUSIC_ROOM = `Music room, ${STREET}`;
export const YOUTH_ROOM = `Youth room, ${STREET}`;
export const SPORTS_HALL = 'Sports hall, 9 School Road, Ashford';
export const RETREAT_HOUSE = 'Retreat house by the lake, 18 Lake Road, Wye';
