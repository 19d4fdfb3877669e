/** Changes a field of the element; changes of the same field in a row are undone together. */
export type Edit = (values: Partial<Record<string, unknown>>) => void
