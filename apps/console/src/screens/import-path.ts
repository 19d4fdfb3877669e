export const IMPORT_PATH = '/app/catalog/import'

export const importPath = (importID: string) => `${IMPORT_PATH}?importID=${encodeURIComponent(importID)}`
