/** The first page after signing in. */
export const HOME = '/app/home'
