import { setImmediate as otherWork } from 'node:timers/promises'
import {
  checkSheet,
  collectPreflight,
  isError,
  type LabelItem,
  type LabelTemplate,
  layOutLabel,
  type Preflight,
  type Sheet,
  SHEETS,
  singleLabels,
} from '@greenroom/labels'
import type { components } from '@greenroom/openapi'
import type { Grants } from '@greenroom/permissions'
import { findTemplate } from '#areas/labels/template-store.ts'
import type { CompanyQueries, CompanyStore } from '#database/company-store.ts'
import { refusedField } from '#failures/failures.ts'
import { cardPrices, labelContext, labelItems } from './label-items.ts'
import { type LabelLine, labelLines } from './label-source.ts'
import { findPrinter, type LabelPrinter } from './printers.ts'

type Schemas = components['schemas']

export interface PlannedLine extends LabelLine {
  item: LabelItem
  isGood: boolean
}

/** A template, its design in the engine's shape. */
type PrintedTemplate = Omit<Schemas['LabelTemplate'], 'design'> & { design: LabelTemplate }

/** What a job would print, every label of which has been laid out. */
export interface LabelPlan {
  template: PrintedTemplate
  printer: LabelPrinter | undefined
  lines: PlannedLine[]
  unknown: string[]
  check: Preflight
}

/** Items read at a time. */
const AT_ONCE = 200
/** Milliseconds of layout before other work gets its turn. */
const TURN = 10

/** Throws where the job itself is wrong; what is wrong with a label is in `check`. */
export async function planLabels(
  company: CompanyStore,
  body: Schemas['LabelJobPlan'],
  grants: Grants,
): Promise<LabelPlan> {
  const { db } = company
  const template = await findActiveTemplate(db, body.templateID)
  const { design } = template
  refuseSheet(body, design)
  const printer = body.printerID === null ? undefined : await findPrinter(db, body.printerID)
  if (printer) refuseDensity(printer, design)
  const { lines: wanted, unknown } = await labelLines(db, body, grants)
  const context = await labelContext(company, grants)
  const cardPrice = await cardPrices(db)
  const collector = collectPreflight()
  const lines: PlannedLine[] = []
  let turnEnds = performance.now() + TURN
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const chunk = wanted.slice(at, at + AT_ONCE)
    const items = await labelItems(
      db,
      chunk.map(({ itemID }) => itemID),
      cardPrice,
    )
    for (const line of chunk) {
      const item = items.get(line.itemID)
      if (!item) continue
      const layout = layOutLabel(design, item, context)
      collector.add(layout)
      lines.push({ ...line, item, isGood: !layout.issues.some(isError) })
      if (performance.now() < turnEnds) continue
      await otherWork()
      turnEnds = performance.now() + TURN
    }
  }
  return { template, printer, lines, unknown, check: collector.result() }
}

/** Throws the 404 if there is none, and the 400 of one that is inactive. */
export async function findActiveTemplate(db: CompanyQueries, templateID: string): Promise<PrintedTemplate> {
  const { design, ...template } = await findTemplate(db, templateID)
  if (template.status !== 'Active') {
    throw refusedField('templateID', `${template.name} is inactive. Choose another template, or activate it.`)
  }
  // It was read through the engine's schema when it was saved.
  return { ...template, design: design as unknown as LabelTemplate }
}

export function countLabels(lines: readonly LabelLine[]): number {
  return lines.reduce((sum, { copies }) => sum + copies, 0)
}

export function sheetOf(sheet: Schemas['LabelSheet'], { stock }: LabelTemplate): Sheet {
  return sheet === 'ROLL' ? singleLabels(stock) : SHEETS[sheet]
}

function refuseSheet({ sheet: name, start, printerID }: Schemas['LabelJobPlan'], design: LabelTemplate) {
  const sheet = sheetOf(name, design)
  if (name !== 'ROLL' && printerID !== null) {
    throw refusedField('sheet', 'A label printer prints on rolls. Download the labels to print them on sheets.')
  }
  const [fault] = checkSheet(sheet, design.stock)
  if (fault) throw refusedField('sheet', fault.message)
  refuseStart(start, sheet, 'start.')
}

/** Throws the 400 of a first free place that the sheet does not have. */
export function refuseStart({ row, column }: Schemas['LabelStart'], { rows, columns }: Sheet, path = '') {
  const message = `The sheet has ${rows} rows and ${columns} columns.`
  if (row >= rows) throw refusedField(`${path}row`, message, row)
  if (column >= columns) throw refusedField(`${path}column`, message, column)
}

/** Throws the 400 of a template that the printer would print at another size. */
export function refuseDensity({ name, density }: LabelPrinter, { stock }: LabelTemplate) {
  if (density === stock.density) return
  throw refusedField(
    'printerID',
    `${name} prints ${density} dots per millimeter, and the template is made for ${stock.density}. Choose another printer, or change the density of the template.`,
  )
}
