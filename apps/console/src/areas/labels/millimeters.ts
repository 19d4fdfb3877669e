const tenths = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

/** A length in millimeters, to a tenth: "7.5". */
export function millimeters(dots: number, density: number): string {
  return tenths.format(dots / density)
}
