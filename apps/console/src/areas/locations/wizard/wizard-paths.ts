/** All venues, and what is begun in the wizard (section 2). */
export const WIZARD = '/app/utilities/venues/wizard'

/** A plan that isn't saved yet. */
export const NEW_PLAN = `${WIZARD}/new/info`

/** A plan that has been begun. */
export const planPath = (planID: string) => `${WIZARD}/${planID}/info`
