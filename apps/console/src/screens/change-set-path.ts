export const CHANGES = '/app/catalog/changes'

export const changeSetPath = (changeSetID: string) => `${CHANGES}?changeSetID=${encodeURIComponent(changeSetID)}`
