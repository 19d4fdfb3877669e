import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './product.ts'

/** Files that other systems write. They may be beside the project, and are no part of it. */
const folder = join(import.meta.dirname, '../../../../shared')

interface Reading {
  /** Asked before the check: which notation the file writes numbers in. */
  numbers?: string
  /** What each row to be created says, from its item ID on; of a large file, how many there are. */
  creates: string[] | number
  rejected?: number
}

const FILES: Record<string, Reading> = {
  'field/01-sep-line.csv': { creates: ['SEP-1 Tour shirt $35.00', 'SEP-2 Scarf $18.50'] },
  'field/02-one-bad-byte.csv': {
    creates: ['ENC-1 Café crème mug $12.00', 'ENC-2 Señor tee $30.00', 'ENC-4 Łódź scarf $15.00'],
    rejected: 1,
  },
  'field/03c-all-decimal-comma.csv': { creates: ['DC-6 Mug $12.50', 'DC-7 Jacket $640.00'] },
  'field/06-excel-text.csv': {
    creates: ['007001 Tour shirt 012345678905 $35.00', '007002 Scarf 012345678912 $18.00'],
  },
  'field/07-invisible.csv': {
    creates: ['INV-1 Tour shirt $36.00', 'INV-2 Scarf $18.00', 'INV-3 Mug $9.00', 'INV‑4 Hyphen $9.00'],
  },
  'field/10-nfd-id.csv': { creates: ['CAFÉ-1 Café tee $22.00'] },
  'field/12-woo-like.csv': {
    creates: [
      'W-TEE-RED Tour tee - Red W-TEE Tour tee Active $20.00 yes SHIRTS',
      'W-TEE-BLU Tour tee - Blue W-TEE Tour tee Active $20.00 yes SHIRTS',
      'W-BELT Belt W-BELT Belt Active $65.00 yes ACCESSORIES',
    ],
  },
  'field/14-shopify-html.csv': {
    creates: ['HTML-TEE Html tee html-tee Html tee $30.00 Café tee – it’s soft… Band™ ©'],
  },
  'field/21-levels.csv': { numbers: '1.234,56', creates: ['LV-1 Pin $9.00 2000 10000'] },
  'field/24-two-columns.csv': { creates: ['TWO-1 Tee', 'TWO-2 Cap'] },
  'data/shopify-apparel.csv': { creates: 22 },
  'field/25b-flag-attribute.csv': {
    creates: ['true', 'true', 'true', 'true', 'false'].map((flag, n) => `AF-${n + 1} Tee $10.00 ORGANIC ${flag}`),
  },
}

const present = Object.entries(FILES).filter(([file]) => existsSync(join(folder, file)))

if (present.length > 0) {
  test('files that other systems write are read as they were meant, or refused by row', async ({ page, signIn }) => {
    await signIn('admin', { at: '/app/catalog/import' })
    for (const [file, reading] of present) await test.step(file, () => readFile(page, file, reading))
  })
}

/** Chooses the file, checks what is found in it, and goes back to where files are chosen. */
async function readFile(page: Page, file: string, { numbers, creates, rejected = 0 }: Reading) {
  const main = page.getByRole('main')
  const buffer = readFileSync(join(folder, file))
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: basename(file), mimeType: 'text/csv', buffer })
  await expect(main.getByText(`${basename(file)}: `)).toBeVisible()
  if (numbers) {
    await main.getByRole('button', { name: /Numbers are written as/ }).click()
    await page.getByRole('option', { name: numbers }).click()
  }
  await main.getByRole('button', { name: /^Check/ }).click()
  await expect(main.getByRole('tab', { name: /^Rejected rows/ })).toContainText(String(rejected))
  const many = typeof creates === 'number' ? creates : creates.length
  await expect(main.getByRole('tab', { name: /^To create/ })).toContainText(String(many))
  if (typeof creates !== 'number') {
    const rows = main.getByRole('row').filter({ has: page.getByRole('gridcell') })
    await expect(rows).toHaveCount(many)
    const texts = await rows.evaluateAll((all) =>
      all.map((row) =>
        [...row.children]
          .slice(1)
          .map(({ textContent }) => textContent)
          .filter(Boolean)
          .join(' '),
      ),
    )
    expect(texts).toEqual(creates)
  }
  await main.getByRole('button', { name: 'Change columns' }).click()
  await main.getByRole('button', { name: 'Choose another file' }).click()
}
