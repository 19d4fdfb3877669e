import { numbers } from '@greenroom/ui'

/** A length in millimeters, to a tenth: "7.5". */
export function millimeters(dots: number, density: number): string {
  return numbers.text(Number((dots / density).toFixed(1)))
}
