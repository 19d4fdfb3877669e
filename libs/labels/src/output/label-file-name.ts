export type LabelFileType = 'pdf' | 'zpl'

/** Characters of the template's name. */
const LONGEST = 60

/** The name of a file with the labels of a print job: its template and the first part of its ID. */
export function labelFileName(
  { templateName, labelJobID }: Readonly<{ templateName: string; labelJobID: string }>,
  type: LabelFileType,
): string {
  const words = templateName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['labels']
  return `${words.join('-').slice(0, LONGEST)}-${labelJobID.split('-')[0]}.${type}`
}
