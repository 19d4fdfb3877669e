import type { PdfModel, PdfTable } from './model.ts'

const MAX_ROWS = 10_000
const MAX_COLUMNS = 16
const MAX_ENTRIES = 60
/** 320 pixels a side, four bytes each, barely compressed, in base64. */
const MAX_LOGO = 700_000
const MAX_CHARACTERS = 4_000_000
/** A narrower column could not hold two digits. */
const MIN_SHARE = 0.03

/** Limits each text, so that a heading or a footer stays on its page. Cells and remarks may take several pages. */
const MAX_LENGTH = { heading: 200, header: 80, entry: 500, cell: 10_000, remarks: 20_000 }

/** Throws a RangeError with field, value and rule if the model cannot be printed or would take too long. */
export function checkModel(model: PdfModel): void {
  let characters = 0
  const checkText = (field: string, text: string | undefined, kind: keyof typeof MAX_LENGTH) => {
    const length = text?.length ?? 0
    characters += length
    checkCount(field, length, MAX_LENGTH[kind], 'characters')
  }

  if (Number.isNaN(Date.parse(model.createdAt)))
    refuse('createdAt', `is "${model.createdAt}"`, 'an RFC 3339 time is needed')
  for (const field of ['company', 'title', 'number', 'status', 'footer', 'language'] as const)
    checkText(field, model[field], 'heading')
  checkText('remarks', model.remarks, 'remarks')

  checkCount('logo', model.logo?.length ?? 0, MAX_LOGO, 'characters')

  const { facts, totals = [], signatures = [] } = model
  for (const [name, entries] of Object.entries({ facts, totals, signatures })) {
    checkCount(name, entries.length, MAX_ENTRIES, 'entries')
    for (const [index, entry] of entries.entries())
      for (const [key, text] of Object.entries(entry))
        if (typeof text === 'string') checkText(`${name}[${index}].${key}`, text, 'entry')
  }

  let rows = 0
  for (const [index, table] of model.tables.entries()) {
    const field = `tables[${index}]`
    rows += table.rows.length
    checkText(`${field}.title`, table.title, 'heading')
    checkColumns(`${field}.columns`, table)
    for (const [column, { header }] of table.columns.entries())
      checkText(`${field}.columns[${column}].header`, header, 'header')
    for (const [number, row] of table.rows.entries()) {
      const place = `${field}.rows[${number}]`
      if (row.kind === 'group') {
        checkText(`${place}.text`, row.text, 'entry')
        continue
      }
      const { length } = row.cells
      if (length !== table.columns.length)
        refuse(`${place}.cells`, `has ${length} entries`, `the table has ${table.columns.length} columns`)
      for (const [cell, text] of row.cells.entries()) checkText(`${place}.cells[${cell}]`, text, 'cell')
    }
  }
  checkCount('tables', rows, MAX_ROWS, 'rows')
  checkCount('model', characters, MAX_CHARACTERS, 'characters')
}

function checkColumns(field: string, { columns }: PdfTable): void {
  if (columns.length === 0) refuse(field, 'has 0 entries', 'a table has at least one column')
  checkCount(field, columns.length, MAX_COLUMNS, 'entries')
  const sum = columns.reduce((total, { width }) => total + width, 0)
  for (const [index, { width }] of columns.entries())
    if (!(width > 0 && width / sum >= MIN_SHARE))
      refuse(`${field}[${index}].width`, `is ${width}`, `each column takes at least ${MIN_SHARE * 100}% of the table`)
}

function checkCount(field: string, count: number, max: number, what: string): void {
  if (count > max) refuse(field, `has ${count} ${what}`, `at most ${max} fit`)
}

function refuse(field: string, problem: string, rule: string): never {
  throw new RangeError(`PDF: ${field} ${problem}; ${rule}.`)
}
