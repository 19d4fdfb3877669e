import { countOf } from '@greenroom/ui'
import type { LabelCheck, LabelJobPlan } from './label-print.atoms.ts'

export type Issue = LabelCheck['issues'][number]

/** What is printed of what was checked. */
export function headlineOf({ sheet, printerID }: LabelJobPlan, { goodItems, goodLabels, pages }: LabelCheck): string {
  if (goodLabels === 0) return 'Nothing can be printed'
  const labels = `${countOf(goodLabels, 'label')} of ${countOf(goodItems, 'item')}`
  return printerID === null && sheet !== 'ROLL' ? `${labels} on ${countOf(pages, 'page')}` : labels
}

/** What is not printed, and why or what to do; undefined if everything is. */
export function leftOutWords(plan: LabelJobPlan, check: LabelCheck): string | undefined {
  const { items, labels, goodItems, goodLabels } = check
  if (labels === 0) return noLabelWords(plan, check)
  if (goodLabels === 0) return 'An error keeps each of the labels from printing. Correct it, and check again.'
  if (goodLabels === labels) return undefined
  const left = `${countOf(labels - goodLabels, 'label')} of ${countOf(items - goodItems, 'item')}`
  return `${left} can't be printed: look at what is not printed below.`
}

function noLabelWords({ source, copies }: LabelJobPlan, { unknownCount }: LabelCheck): string {
  const codes = new Set(source.lines?.map(({ code }) => code))
  if (unknownCount > 0 && unknownCount === codes.size) return 'No item has a code of the list. Correct the list.'
  if (copies.rule === 'ON_HAND') return 'None of the items is on hand there. Choose other copies, or another location.'
  if (copies.rule === 'LISTED') return 'None of the items has copies. Enter them in the list, or choose other copies.'
  return 'There is no item any more. Choose others.'
}

/** Notes that say the same of several elements are one, with the items of the element that has most. */
export function foldedNotes(issues: readonly Issue[]): Issue[] {
  const notes = Map.groupBy(
    issues.filter(({ severity }) => severity === 'info'),
    ({ message }) => message,
  )
  const folded = [...notes.values()].map((same): Issue => {
    const elements = [...new Set(same.flatMap(({ element }) => element ?? []))]
    return { ...same[0]!, ...(elements.length > 0 && { element: elements.join(', ') }) }
  })
  return [...issues.filter(({ severity }) => severity !== 'info'), ...folded]
}
