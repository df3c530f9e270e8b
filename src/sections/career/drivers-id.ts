/** The id of the band for drivers, alone in its file: Home links there without its styles. */
export const DRIVERS_ID = 'drivers';
