import type { Sheet } from './sheet.ts'

const INCH = 25.4
const LETTER = { width: 8.5 * INCH, height: 11 * INCH }
const A4 = { width: 210, height: 297 }

type Measures = Readonly<{
  columns: number
  rows: number
  label: readonly [width: number, height: number]
  left: number
  top: number
  gapX: number
}>

/** A sheet whose rows touch. Its makers measure US Letter in inches, A4 in millimeters. */
function sheet(name: string, page: Sheet['page'], unit: number, measures: Measures): Sheet {
  const { columns, rows, label, left, top, gapX } = measures
  return {
    name,
    page,
    columns,
    rows,
    label: { width: label[0] * unit, height: label[1] * unit },
    left: left * unit,
    top: top * unit,
    gapX: gapX * unit,
    gapY: 0,
  }
}

const letter = (name: string, measures: Measures) => sheet(name, LETTER, INCH, measures)
const a4 = (name: string, measures: Measures) => sheet(name, A4, 1, measures)

/** Avery 5160 and 8160: three columns of ten labels of 2 5/8 by 1 inch. */
export const AVERY_5160 = letter('Avery 5160', {
  columns: 3,
  rows: 10,
  label: [2.625, 1],
  left: 0.1875,
  top: 0.5,
  gapX: 0.125,
})

/** The sheets that are sold. */
export const SHEETS = {
  AVERY_5160,
  AVERY_5163: letter('Avery 5163', {
    columns: 2,
    rows: 5,
    label: [4, 2],
    left: 0.15625,
    top: 0.5,
    gapX: 0.1875,
  }),
  AVERY_5167: letter('Avery 5167', {
    columns: 4,
    rows: 20,
    label: [1.75, 0.5],
    left: 0.28125,
    top: 0.5,
    gapX: 0.3125,
  }),
  AVERY_L7160: a4('Avery L7160', { columns: 3, rows: 7, label: [63.5, 38.1], left: 7.2, top: 15.1, gapX: 2.5 }),
  AVERY_L7163: a4('Avery L7163', { columns: 2, rows: 7, label: [99.1, 38.1], left: 4.6, top: 15.1, gapX: 2.5 }),
} as const satisfies Record<string, Sheet>

export type SheetID = keyof typeof SHEETS

export const SHEET_IDS = Object.keys(SHEETS) as readonly SheetID[]

/** In words: "Letter, Avery 5160, 30 a sheet". */
export function sheetName(id: SheetID): string {
  const { name, page, columns, rows } = SHEETS[id]
  return `${page === A4 ? 'A4' : 'Letter'}, ${name}, ${columns * rows} a sheet`
}
