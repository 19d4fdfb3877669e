import { labelDefaultFor, type LabelsAsked, mediaOf, SHEET_IDS, sheetName, SHEETS } from '@greenroom/labels'
import type { components } from '@greenroom/openapi'
import type { LabelJobPlan } from './label-print.atoms.ts'
import { readList } from './read-list.ts'
import { wholeFault } from './whole-fault.ts'

type Source = LabelJobPlan['source']
type Template = components['schemas']['LabelTemplate']

export type PrintForm = {
  /** Typed codes; not used with a source that comes from elsewhere. */
  list: string
  templateID: string
  rule: LabelJobPlan['copies']['rule']
  /** Where what is on hand counts, as `STORE/HB-MAIN`; '' for all places. */
  place: string
  count: string
  sparePercent: string
  printerID: string
  sheet: LabelJobPlan['sheet']
  row: string
  column: string
}

/** The items that were chosen on another screen, in words. */
export type ChosenItems = {
  source: Source
  words: string
  /** How many of each, where the other screen says so. */
  listed?: string
}

/** What was chosen on another screen, by the prefix of the number of a document. */
const LISTED: Readonly<Record<string, string>> = {
  PO: 'As many as are ordered',
  RC: 'As many as were accepted',
  TR: 'As many as were transferred',
}

export function chosenDocument(number: string): ChosenItems {
  const listed = LISTED[number.split('-')[0]!.toUpperCase()]
  return { source: { document: number }, words: `All items of ${number}`, ...(listed && { listed }) }
}

export const PAPERS: readonly { id: PrintForm['sheet']; label: string }[] = [
  { id: 'ROLL', label: 'Roll, one label a page' },
  ...SHEET_IDS.map((id) => ({ id, label: sheetName(id) })),
]

export const NO_PRINTER = 'None: PDF, ZPL or USB'

export function printerOption({ printerID, name, dpi }: components['schemas']['Printer']) {
  return { id: printerID, label: name, hint: `${dpi} dpi` }
}

/** The choice of a template, on the paper that it was designed for. */
export function withTemplate({ templateID, design }: Template): Pick<PrintForm, 'templateID' | 'sheet'> {
  return { templateID, sheet: mediaOf(design.stock.media)?.sheet ?? 'ROLL' }
}

type Choices = { templates: readonly Template[]; defaults: readonly components['schemas']['LabelDefault'][] }

/** The default for these labels, of the templates that can be printed; without one, the first template of their use. */
export function withDefault(
  { templates, defaults }: Choices,
  asked: LabelsAsked,
): Partial<Pick<PrintForm, 'templateID' | 'sheet' | 'printerID'>> {
  const named = new Map(templates.map((template) => [template.templateID, template]))
  const found = labelDefaultFor(
    defaults.filter(({ templateID }) => named.has(templateID)),
    asked,
  )
  if (found) return { ...withTemplate(named.get(found.templateID)!), printerID: found.printerID ?? '' }
  const first = templates.find(({ use }) => asked.use === undefined || use === asked.use)
  return first ? withTemplate(first) : {}
}

/** Begins with one of the templates; with the default for these labels if it is none of them. */
export function newPrintForm(
  list: string,
  choices: Choices,
  asked: LabelsAsked,
  chosen?: ChosenItems,
  templateID?: string,
): PrintForm {
  const template = choices.templates.find((one) => one.templateID === templateID)
  return {
    templateID: '',
    sheet: 'ROLL',
    printerID: '',
    ...(template ? withTemplate(template) : withDefault(choices, asked)),
    list,
    rule: chosen?.listed ? 'LISTED' : 'FIXED',
    place: '',
    count: '1',
    sparePercent: '0',
    row: '1',
    column: '1',
  }
}

/** A list in place of another one. Its copies count as soon as it names any. */
export function withList(list: string, before = ''): Pick<PrintForm, 'list'> & Partial<Pick<PrintForm, 'rule'>> {
  const names = readList(list).hasCopies && !readList(before).hasCopies
  return { list, ...(names && { rule: 'LISTED' }) }
}

/** The list with one more code, which is a line of its own whatever is typed next. */
export function withCode(list: string, code: string): string {
  return [list.trimEnd(), code].filter(Boolean).join('\n') + '\n'
}

/** The problem with the first field that has one, by the name of the field. */
export function checkPrintForm(form: PrintForm, chosen: ChosenItems | undefined): Record<string, string> {
  const list = readList(form.list)
  const issues: Record<string, string> = {}
  const requireWhole = (name: 'count' | 'sparePercent' | 'row' | 'column', min: number, max: number) => {
    const fault = wholeFault(form[name], min, max)
    if (fault) issues[name] = fault
  }
  if (!form.templateID) issues['templateID'] = 'Choose a template.'
  if (!chosen && list.lines.length === 0) issues['list'] = 'Enter or scan at least one item.'
  if (!chosen && list.fault) issues['list'] = list.fault
  if (form.rule === 'FIXED') requireWhole('count', 1, 1_000)
  requireWhole('sparePercent', 0, 100)
  if (isOnSheet(form) && form.sheet !== 'ROLL') {
    requireWhole('row', 1, SHEETS[form.sheet].rows)
    requireWhole('column', 1, SHEETS[form.sheet].columns)
  }
  return issues
}

/** Whether it prints on a sheet of several labels, some of which may be used already. */
export function isOnSheet({ printerID, sheet }: PrintForm): boolean {
  return printerID === '' && sheet !== 'ROLL'
}

export function planOf(form: PrintForm, chosen: ChosenItems | undefined): LabelJobPlan {
  const { templateID, rule, place, count, sparePercent, printerID, sheet, row, column } = form
  const hasSheet = isOnSheet(form)
  return {
    templateID,
    source: chosen?.source ?? { lines: [...readList(form.list).lines] },
    copies: {
      rule,
      count: rule === 'FIXED' ? Number(count) : 1,
      sparePercent: Number(sparePercent),
      ...(rule === 'ON_HAND' && place && { place }),
    },
    sheet: hasSheet ? sheet : 'ROLL',
    start: hasSheet ? { row: Number(row) - 1, column: Number(column) - 1 } : { row: 0, column: 0 },
    printerID: printerID || null,
  }
}
