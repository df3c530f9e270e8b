/** The page of the list that an entry's page belongs to: `career` for `career-2`. */
export const listPage = (name: string) => name.replace(/-\d+$/, '');
