import type { Page } from 'playwright'
import { follow } from './screen-steps.ts'

/** A screenshot of `npm run screens`. */
export interface Shot {
  name: string
  /** The signed-in user: one of the demo merchant, or `company/user`. If omitted, nobody is signed in. */
  user?: string
  path: string
  /** Steps before the screenshot. */
  before?: (page: Page) => Promise<unknown>
}

/** Labels and their designer. */
export const labelShots: Shot[] = [
  { name: 'labels', user: 'admin', path: '/app/utilities/labels' },
  { name: 'label-new', user: 'admin', path: '/app/utilities/labels?new=label' },
  { name: 'label-designer', user: 'admin', path: '/app/utilities/labels', before: follow('Hang tag') },
  {
    name: 'label-designer-element',
    user: 'admin',
    path: '/app/utilities/labels',
    before: async (page) => {
      await follow('Shelf label')(page)
      await page.getByRole('option', { name: 'Selling Price' }).click()
    },
  },
  { name: 'label-read-only', user: 'cashier', path: '/app/utilities/labels', before: follow('Box label') },
]
