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

/** Checks the labels of the item, without printing them. */
async function checkLabels(page: Page) {
  await page.getByRole('button', { name: 'Check labels' }).click()
  await page.getByRole('button', { name: /^Print \d/ }).waitFor()
}

/** Labels, their designer, and their printing. */
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
  {
    name: 'label-designer-group',
    user: 'admin',
    path: '/app/utilities/labels',
    before: async (page) => {
      await follow('Shelf label')(page)
      await page.getByRole('application').focus()
      await page.keyboard.press('Control+a')
      await page.keyboard.press('Control+g')
    },
  },
  { name: 'label-read-only', user: 'cashier', path: '/app/utilities/labels', before: follow('Box label') },
  { name: 'label-print', user: 'admin', path: '/app/utilities/labels/print' },
  { name: 'label-print-checked', user: 'admin', path: '/app/utilities/labels/print?item=TPL-LP1', before: checkLabels },
  { name: 'label-jobs', user: 'admin', path: '/app/utilities/labels/jobs' },
  { name: 'label-job', user: 'admin', path: '/app/utilities/labels/jobs', before: follow('Box label') },
  { name: 'label-reprints', user: 'admin', path: '/app/utilities/labels/reprints' },
  { name: 'printers', user: 'admin', path: '/app/settings/account?section=printers' },
]
