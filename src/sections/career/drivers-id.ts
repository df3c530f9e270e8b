/** The id of the band for drivers. In a file of its own, because Home would import its styles. */
export const DRIVERS_ID = 'drivers';
