import { numbers } from '@greenroom/ui'
import type { components } from '@greenroom/openapi'

/** How many there are, or a text such as "10,000+" where they were not all counted. */
export function countText(total: components['schemas']['Total'] | undefined): number | string | undefined {
  return total?.capped ? `${numbers.text(total.count)}+` : total?.count
}
