// Steps on a page before its screenshot.
import type { Page } from 'playwright'

const csv = ['Item,Description,Price', 'SHOT-1,Tour Shirt,35', "SHOT-2,Fan's Cap,twenty", 'SHOT-3,,12'].join('\n')

/** Signs in as a user of the demo merchant, or as `company/user`. */
export async function fillLogin(page: Page, user: string, password: string) {
  const [name, company] = user.split('/').reverse()
  await page.getByLabel('Company code').fill(company ?? 'demo')
  await page.getByLabel('Username').fill(name!)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Opens a row of a list: by its link, or where a phone shows the row as one cell, by that. */
export function follow(name: string) {
  return (page: Page) => {
    const card = page.getByRole('row').filter({ hasText: name }).getByRole('gridcell').last()
    return page.getByRole('link', { name, exact: true }).or(card).first().click()
  }
}

export async function fillJersey(page: Page) {
  await page.getByRole('textbox', { name: 'Back name' }).fill('Northlight')
  await page.getByRole('textbox', { name: 'Back number' }).fill('10')
}

export async function turnDark(page: Page) {
  await page.getByRole('button', { name: /^User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Turn dark mode on' }).click()
}

export async function openFirstItem(page: Page) {
  // On a phone, a row without a checkbox is one cell.
  const cells = page.getByRole('row').nth(1).getByRole('gridcell')
  await cells.first().waitFor()
  await cells.nth(Math.min(1, (await cells.count()) - 1)).dblclick()
  await page.getByRole('textbox', { name: 'Name', exact: true }).waitFor()
}

export async function chooseFile(page: Page) {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'catalog.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.getByRole('button', { name: 'Check' }).waitFor()
}

export async function chooseTaxes(page: Page) {
  const rows = ['Tax ID,Description,Rate', 'CITY,City tax,1.5', 'STATE,State tax,lots', 'FAIR,Fair?,120'].join('\n')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Import a file' }).click()
  const file = { name: 'taxes.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) }
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file)
  await page.getByText('Line 3').waitFor()
}

export async function showDifference(page: Page) {
  await page.getByRole('combobox', { name: 'Field to change' }).fill('Selling')
  await page.getByRole('option', { name: 'Selling price' }).click()
  await page.getByRole('button', { name: /Set to/ }).click()
  await page.getByRole('option', { name: 'Raise by' }).click()
  await page.getByRole('textbox', { name: 'Selling price change' }).fill('10')
  await page.getByRole('button', { name: 'Preview changes' }).click()
  await page.getByRole('button', { name: /^Change \d/ }).waitFor()
}
