export const LABEL_JOBS = '/app/utilities/labels/jobs'
export const LABEL_REPRINTS = '/app/utilities/labels/reprints'

export function labelJobPath(labelJobID: string): string {
  return `${LABEL_JOBS}/${encodeURIComponent(labelJobID)}`
}
