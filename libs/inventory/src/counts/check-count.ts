import type { DocumentIssue, LineField } from '@greenroom/documents'
import { type Field, type Issue, readValue } from '@greenroom/validation'
import { checkItemLines } from '../check-item-lines.ts'
import { readPlace } from '../place.ts'
import { type Count, type CountLine, sectionsOf } from './count.ts'
import { COUNT_EXPECTED, COUNT_UNCOUNTED } from './count-states.ts'

/** Lines per count, sections and characters. Our limits: the specification has no such document. */
export const COUNT_LINES_MAX = 5_000
export const COUNT_REMARKS_MAX = 500
export const COUNT_SECTIONS_MAX = 20
export const COUNT_SECTION_LENGTH = 30

const READ_COST = { feature: 'CATALOG_PRODUCT_COST', level: 'READ' } as const
const COUNTED = ['REVIEW', 'APPROVED', 'POSTED']

export const RECOUNT = [{ value: 'AGAIN', label: 'Again' }] as const

export const COUNT_LINE_FIELDS: readonly LineField[] = [
  { name: 'itemID', label: 'Item ID', kind: 'item' },
  { name: 'onHand', label: 'Expected', kind: 'quantity', isReadOnly: true, shownIn: COUNTED },
  { name: 'counted', label: 'Counted', kind: 'quantity', isReadOnly: true, shownIn: COUNTED },
  { name: 'difference', label: 'Difference', kind: 'quantity', isReadOnly: true, shownIn: COUNTED },
  {
    name: 'onHandNow',
    label: 'On hand now',
    labelIn: { POSTED: 'On hand before' },
    kind: 'quantity',
    isReadOnly: true,
    shownIn: COUNTED,
  },
  { name: 'unitCost', label: 'Unit cost', kind: 'money', isReadOnly: true, shownIn: COUNTED, toSee: [READ_COST] },
  { name: 'recount', label: 'Count again', kind: 'choice', choices: RECOUNT, shownIn: ['REVIEW'] },
]

const REMARKS: Field<'remarks'> = { name: 'remarks', label: 'Remarks', kind: 'lines', maxLength: COUNT_REMARKS_MAX }
/** Remarks refuse no restricted characters: they are prose. */
const CONTEXT = { mode: 'create', restricted: '' } as const

type Checked = Pick<Count, 'place' | 'expected' | 'uncounted' | 'sections' | 'remarks' | 'lines'>

/** All issues of header and lines, each with its path, such as `lines.3.itemID`. */
export function checkCount({ place, expected, uncounted, sections, remarks, lines }: Checked): DocumentIssue[] {
  const issues: DocumentIssue[] = []
  if (!readPlace(place)) {
    issues.push({ field: 'place', code: 'required', message: 'Location is required: a store or a warehouse.' })
  }
  issues.push(
    ...choiceIssues('expected', 'Choose what the people counting see', COUNT_EXPECTED, expected),
    ...choiceIssues('uncounted', 'Choose what happens to items that are not counted', COUNT_UNCOUNTED, uncounted),
    ...sectionIssues(sectionsOf(sections)),
  )
  const found: Issue<'remarks'>[] = []
  readValue(REMARKS, remarks, CONTEXT, found)
  issues.push(...found)
  const known = { document: 'A count', most: COUNT_LINES_MAX, fields: COUNT_LINE_FIELDS }
  return [...issues, ...checkItemLines(lines, known, recountIssues)]
}

function recountIssues({ recount }: CountLine): DocumentIssue[] {
  if (!recount || RECOUNT.some(({ value }) => value === recount)) return []
  return [{ field: 'recount', code: 'choice', message: 'Count again must be Again or blank.' }]
}

function choiceIssues(
  field: string,
  question: string,
  choices: readonly { value: string; label: string }[],
  chosen: string | null | undefined,
): DocumentIssue[] {
  if (choices.some(({ value }) => value === chosen)) return []
  const labels = choices.map((choice) => choice.label).join(', ')
  return [{ field, code: 'required', message: `${question}: ${labels}.` }]
}

function sectionIssues(names: readonly string[]): DocumentIssue[] {
  const refuse = (code: string, message: string) => [{ field: 'sections', code, message }]
  if (names.length > COUNT_SECTIONS_MAX) {
    return refuse('tooMany', `A count has at most ${COUNT_SECTIONS_MAX} sections (${names.length}).`)
  }
  const long = names.find((name) => name.length > COUNT_SECTION_LENGTH)
  if (long !== undefined) return refuse('long', `A section has at most ${COUNT_SECTION_LENGTH} characters: ${long}.`)
  const twice = names.find((name, index) => names.indexOf(name) < index)
  return twice === undefined ? [] : refuse('duplicate', `${twice} is a section twice.`)
}
