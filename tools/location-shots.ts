import type { Page } from 'playwright'
import type { Shot } from './label-shots.ts'

const NEW_VENUE = '/app/utilities/venues/wizard/new/info'

/** Pastes as from a spreadsheet into the sheet of the step. */
async function paste(page: Page, rows: readonly (readonly string[])[]) {
  await page.getByRole('grid').getByRole('rowheader').first().click()
  await page.evaluate(
    (text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    },
    rows.map((cells) => cells.join('\t')).join('\r\n'),
  )
}

/** Plans a venue of twelve stands with two registers each, as far as this step. */
function plan(step: string) {
  return async (page: Page) => {
    const open = (name: string) =>
      page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name }).first().click()
    const levels = ['Lower level', 'Upper level', 'Lower level, Bars']
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Tidewater Dome')
    await page.getByRole('textbox', { name: 'Venue ID' }).fill('TIDE')
    await page.getByRole('textbox', { name: 'City' }).fill('Norfolk')
    await open('Stores')
    await paste(
      page,
      Array.from({ length: 12 }, (_, nth) => [`TD-${nth + 1}`, `Section ${101 + nth} stand`, levels[nth % 3]!]),
    )
    await open('Warehouses')
    await paste(page, [['TD-W', 'Store room']])
    await open('Registers')
    await page.getByRole('button', { name: 'Add one to each store' }).click()
    await open(step)
  }
}

/** Opens a preview of the cashiers' role at one of their screens. */
async function previewCashier(page: Page) {
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByText('Preview as cashier').waitFor()
}

/** Locations, what they sell, and who may do what there. */
export const locationShots: Shot[] = [
  { name: 'stores', user: 'admin', path: '/app/settings/stores' },
  {
    name: 'venue',
    user: 'admin',
    path: '/app/settings/venues',
    before: (page) => page.getByRole('row').nth(1).getByRole('link').click(),
  },
  { name: 'entitlement-matrix', user: 'admin', path: '/app/catalog/entitlements' },
  { name: 'entitlement-matrix-manager', user: 'club', path: '/app/catalog/entitlements' },
  {
    name: 'entitlement-comparison',
    user: 'admin',
    path: '/app/catalog/entitlements/comparison?here=STORE/HB-MAIN&there=STORE/HB-BAR',
  },
  {
    name: 'entitlement-copy',
    user: 'admin',
    path: '/app/catalog/entitlements',
    before: (page) => page.getByRole('button', { name: 'Copy entitlements' }).click(),
  },
  { name: 'entitlement-store', user: 'admin', path: '/app/settings/stores/store/HB-MAIN/product/entitlement' },
  {
    name: 'entitlement-entitle',
    user: 'admin',
    path: '/app/settings/stores/store/HB-MAIN/product/entitlement',
    before: (page) => page.getByRole('button', { name: 'Entitle items' }).click(),
  },
  { name: 'venue-wizard', user: 'admin', path: '/app/utilities/venues/wizard' },
  { name: 'venue-wizard-new', user: 'admin', path: NEW_VENUE },
  ...['Stores', 'Warehouses', 'Registers', 'Opening hours', 'Taxes', 'Entitlement', 'Summary'].map((step) => ({
    name: `venue-wizard-${step.toLowerCase().replace(' ', '-')}`,
    user: 'admin',
    path: NEW_VENUE,
    before: plan(step),
  })),
  { name: 'store', user: 'admin', path: '/app/settings/stores/store/HB-MAIN' },
  { name: 'register', user: 'admin', path: '/app/settings/registers/register/R101' },
  { name: 'reporting-group-new', user: 'admin', path: '/app/settings/reportinggroups/reportinggroup' },
  {
    name: 'preview',
    user: 'admin',
    path: '/app/settings/roles?role=9',
    before: previewCashier,
  },
  {
    name: 'preview-missing',
    user: 'admin',
    path: '/app/settings/roles?role=9',
    before: async (page) => {
      await previewCashier(page)
      // A phone folds the sidebar away.
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').locator('input').fill('products')
      await page
        .getByRole('option', { name: /^Products/ })
        .first()
        .click()
      await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor()
      await page.getByRole('button', { name: /^Hidden or refused here/ }).click()
    },
  },
]
