import { DENSITIES, type Density } from '@greenroom/labels'

/** Dots per inch, as printers are sold. */
export const DPI: Readonly<Record<Density, number>> = { 6: 152, 8: 203, 12: 300, 24: 600 }

/** Labels are made for the printers that there are: 203, 300 and 600 dpi. An older label may have another density. */
export function densityOptions(stored?: Density) {
  return DENSITIES.filter((density) => density === stored || density > 6).map((density) => ({
    id: String(density),
    label: `${DPI[density]} dpi`,
    hint: `${density} dots per mm`,
  }))
}
