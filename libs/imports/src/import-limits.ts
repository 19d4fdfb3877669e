/** Items of one import. */
export const MOST_ITEMS = 200_000

export const TOO_MANY_ITEMS = 'The file has too many items: at most 200000. Import it as several files.'
