import { type Density, dots } from '../dots.ts'
import { SHEET_IDS, type SheetID, sheetName, SHEETS } from './sheets.ts'
import type { LabelStock } from '../template.ts'

/** A roll or a sheet of labels that is sold; lengths in millimeters. */
export type Media = Readonly<{
  id: string
  name: string
  label: Readonly<{ width: number; height: number }>
  /** Between two labels of a roll. */
  gap?: number
  sheet?: SheetID
}>

/** The usual gap of die-cut labels. */
const GAP = 3

const roll = (width: number, height: number): Media => ({
  id: `roll-${width}x${height}`,
  name: `Roll, ${width} × ${height} mm`,
  label: { width, height },
  gap: GAP,
})

/** Rolls as wide as the label of section 5 first. */
export const MEDIA: readonly Media[] = [
  ...[30, 40, 50, 60, 80].map((height) => roll(56, height)),
  roll(57, 32),
  roll(102, 152),
  ...SHEET_IDS.map((sheet) => ({
    id: SHEETS[sheet].name.toLowerCase().replaceAll(' ', '-'),
    name: sheetName(sheet),
    label: SHEETS[sheet].label,
    sheet,
  })),
]

export function mediaOf(id: string | undefined): Media | undefined {
  return MEDIA.find((media) => media.id === id)
}

/** The label of a roll or sheet in whole dots; never larger than its place. */
export function stockOf({ id, label, gap }: Media, density: Density): LabelStock {
  const whole = (mm: number) => dots(Math.floor(mm * density + 1e-6))
  return {
    width: whole(label.width),
    height: whole(label.height),
    density,
    media: id,
    ...(gap !== undefined && { gap: whole(gap) }),
  }
}
