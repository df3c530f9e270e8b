/**
 * The id of the section for drivers, to which Home links. Importing it from Drivers.tsx would bring
 * along that section's styles.
 */
export const DRIVERS_ID = 'drivers';
