/** Items of one import. */
export const MOST_ITEMS = 200_000

export const TOO_MANY_ITEMS = 'The file has more than 200,000 items. Import it as several files.'
