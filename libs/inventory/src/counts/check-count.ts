import { type DocumentIssue, type LineField, repeatedItem, trimItemIDs } from '@greenroom/documents'
import { inSentence } from '@greenroom/money'
import { isSystemItem } from '@greenroom/permissions'
import { type Field, type Issue, readValue } from '@greenroom/validation'
import { readPlace } from '../place.ts'
import { type Count, sectionsOf } from './count.ts'
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
    ...choiceIssues('expected', 'Expected quantities', COUNT_EXPECTED, expected),
    ...choiceIssues('uncounted', 'Items not counted', COUNT_UNCOUNTED, uncounted),
    ...sectionIssues(sectionsOf(sections)),
  )
  const found: Issue<'remarks'>[] = []
  readValue(REMARKS, remarks, CONTEXT, found)
  issues.push(...found)
  if (lines.length > COUNT_LINES_MAX) {
    const message = `A count has at most ${inSentence(COUNT_LINES_MAX)} lines (${inSentence(lines.length)}).`
    return [...issues, { field: 'lines', code: 'tooMany', message }]
  }
  const lineOf = new Map<string, number>()
  lines.forEach((typed, index) => {
    const line = trimItemIDs(COUNT_LINE_FIELDS, typed)
    const itemID = String(line.itemID ?? '')
    const earlier = lineOf.get(itemID)
    const refuse = (field: string, code: string, message: string) => {
      issues.push({ field: `lines.${index}.${field}`, code, message })
    }
    if (itemID === '') refuse('itemID', 'required', 'Item ID is required.')
    else if (isSystemItem(itemID)) refuse('itemID', 'systemItem', `No stock is kept of ${itemID}.`)
    else if (earlier !== undefined) refuse('itemID', 'duplicate', repeatedItem(itemID, earlier))
    else lineOf.set(itemID, index)
    if (line.recount && !RECOUNT.some(({ value }) => value === line.recount)) {
      refuse('recount', 'choice', 'Count again is Again, or blank.')
    }
  })
  return issues
}

function choiceIssues(
  field: string,
  label: string,
  choices: readonly { value: string; label: string }[],
  chosen: string | null | undefined,
): DocumentIssue[] {
  if (choices.some(({ value }) => value === chosen)) return []
  const labels = choices.map((choice) => choice.label).join(', ')
  return [{ field, code: 'required', message: `${label} is required: ${labels}.` }]
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
