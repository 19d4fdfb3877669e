// `npm run screens`: takes screenshots of every screen with demo data, at 1440 and 390 px, light and dark, into
// `screens/`. `npm run screens -- products item` takes only those whose name contains one of the words.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.ts'
import {
  chooseFile,
  chooseTaxes,
  fillJersey,
  fillLogin,
  follow,
  openFirstItem,
  showDifference,
  turnDark,
} from './screen-steps.ts'
import { inventoryShots } from './inventory-shots.ts'
import { labelShots, type Shot } from './label-shots.ts'
import { locationShots } from './location-shots.ts'
import { priceChangeShots } from './price-change-shots.ts'
import { settled, startProduct, type Product } from './product.ts'

const folder = join(import.meta.dirname, '../screens')
const widths = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

const bulkEdit = '/app/catalog/products/product/info?editMode=bulk&search=crewneck'

const shots: Shot[] = [
  { name: 'login', path: '/console/login' },
  {
    name: 'login-refused',
    path: '/console/login',
    before: async (page) => {
      await fillLogin(page, 'admin', 'not the password')
      await page.getByText('Unauthorized').first().waitFor()
    },
  },
  { name: 'login-forgot', path: '/console/login/forgot' },
  { name: 'login-reset', path: '/console/login/reset?domain=demo#key=not-a-real-one' },
  { name: 'login-sso', path: '/console/login/sso' },
  { name: 'login-partner', path: '/partner/login' },
  {
    name: 'login-merchants',
    path: '/partner/login',
    before: async (page) => {
      await fillLogin(page, 'partner', product.password)
      await page.getByRole('button', { name: /^Enter Harborline/ }).waitFor()
    },
  },
  {
    name: 'login-merchant-home',
    path: '/app/partner/merchants',
    before: async (page) => {
      await page.getByRole('button', { name: /^Enter Harborline/ }).click()
      await page.getByText('Acting in Harborline Arena Shops').waitFor()
    },
  },
  { name: 'account', user: 'admin', path: '/app/account' },
  { name: 'account-settings', user: 'admin', path: '/app/settings/account' },
  { name: 'account-settings-security', user: 'admin', path: '/app/settings/account?section=security' },
  { name: 'home', user: 'admin', path: '/app/home' },
  { name: 'home-buyer', user: 'buyer', path: '/app/home' },
  { name: 'sales', user: 'admin', path: '/app/reports/sales' },
  { name: 'home-cashier', user: 'cashier', path: '/app/home' },
  { name: 'palette', user: 'admin', path: '/app/home', before: (page) => page.keyboard.press('Control+k') },
  { name: 'products', user: 'admin', path: '/app/catalog/products' },
  { name: 'products-cashier', user: 'cashier', path: '/app/catalog/products' },
  { name: 'products-search', user: 'admin', path: '/app/catalog/products?search=hoodie' },
  { name: 'products-none', user: 'admin', path: '/app/catalog/products?search=zzzzzz' },
  {
    name: 'products-peek',
    user: 'admin',
    path: '/app/catalog/products?search=hoodie',
    before: (page) => page.getByRole('row').nth(2).getByRole('gridcell').nth(1).click(),
  },
  {
    name: 'products-grouped',
    user: 'admin',
    path: '/app/catalog/products?group=product&search=garden',
    before: (page) => page.getByRole('row', { expanded: false }).first().click(),
  },
  { name: 'item-new', user: 'admin', path: '/app/catalog/products/product/info' },
  { name: 'item-images', user: 'admin', path: '/app/catalog/products/product/images?itemID=TPL-T1-BLK-L' },
  { name: 'item-packages', user: 'admin', path: '/app/catalog/products/product/packages?itemID=PK-TPL-VIP' },
  { name: 'item-cto', user: 'admin', path: '/app/catalog/products/product/cto?itemID=NLT-JERSEY', before: fillJersey },
  { name: 'cto-items', user: 'admin', path: '/app/catalog/cto' },
  { name: 'cto-groups', user: 'admin', path: '/app/catalog/cto?tab=groups' },
  { name: 'cto-group-text', user: 'admin', path: '/app/catalog/cto?tab=groups', before: follow('NUMBER') },
  { name: 'cto-group-pick', user: 'admin', path: '/app/catalog/cto?tab=groups', before: follow('PATCHES') },
  { name: 'cto-group-read-only', user: 'cashier', path: '/app/catalog/cto?tab=groups', before: follow('PATCHES') },
  { name: 'cto-components', user: 'admin', path: '/app/catalog/cto?tab=components' },
  {
    name: 'cto-component-new',
    user: 'admin',
    path: '/app/catalog/cto?tab=components',
    before: (page) => page.getByRole('button', { name: 'Add component' }).click(),
  },
  {
    name: 'cto-set-new',
    user: 'admin',
    path: '/app/catalog/cto?tab=components',
    before: async (page) => {
      await page.getByRole('button', { name: 'Generate a set' }).click()
      await page.getByRole('button', { name: 'Create 26 items' }).click()
    },
  },
  { name: 'cto-blacklist', user: 'admin', path: '/app/catalog/cto?tab=blacklist' },
  { name: 'cto-restriction', user: 'admin', path: '/app/catalog/cto?tab=blacklist', before: follow('DARN') },
  { name: 'item-hints', user: 'admin', path: '/app/catalog/products/product/locationHints?itemID=TPL-LP1' },
  {
    name: 'item-entitlements',
    user: 'admin',
    path: '/app/catalog/products/product/entitlements?itemID=TPL-T1-BLK-M&scope=product',
  },
  {
    name: 'item-analytics',
    user: 'admin',
    path: '/app/catalog/products/product/analytics?itemID=TPL-T1-BLK-M&scope=product&range=LAST_MONTH',
  },
  {
    name: 'item-analytics-cashier',
    user: 'cashier',
    path: '/app/catalog/products/product/analytics?itemID=TPL-T1-BLK-M',
  },
  {
    name: 'item-errors',
    user: 'admin',
    path: '/app/catalog/products/product/info',
    before: async (page) => {
      await page
        .getByRole('textbox', { name: 'Name', exact: true })
        .fill("A shirt that's wrong & too long for the field to take in full")
      await page.keyboard.press('Control+s')
    },
  },
  { name: 'item-edit', user: 'admin', path: '/app/catalog/products', before: openFirstItem },
  { name: 'item-read-only', user: 'cashier', path: '/app/catalog/products', before: openFirstItem },
  { name: 'import', user: 'admin', path: '/app/catalog/import' },
  { name: 'import-columns', user: 'admin', path: '/app/catalog/import', before: chooseFile },
  { name: 'import-denied', user: 'cashier', path: '/app/catalog/import' },
  { name: 'list', user: 'admin', path: '/app/catalog/attributes/category' },
  { name: 'list-form', user: 'admin', path: '/app/catalog/attributes/category?id=TEES' },
  { name: 'list-read-only', user: 'cashier', path: '/app/catalog/attributes/category?id=TEES' },
  { name: 'list-import', user: 'admin', path: '/app/catalog/taxes', before: chooseTaxes },
  { name: 'attribute', user: 'admin', path: '/app/catalog/attributes/additional/attributes/AA5' },
  { name: 'bulk-edit', user: 'admin', path: bulkEdit, before: showDifference },
  {
    name: 'change',
    user: 'admin',
    path: bulkEdit,
    before: async (page) => {
      await showDifference(page)
      await page.getByRole('button', { name: /^Change \d/ }).click()
      await page.getByRole('button', { name: 'Undo' }).waitFor()
    },
  },
  { name: 'changes', user: 'admin', path: '/app/catalog/changes' },
  ...inventoryShots,
  ...priceChangeShots,
  ...labelShots,
  { name: 'roles', user: 'admin', path: '/app/settings/roles?role=100' },
  { name: 'roles-denied', user: 'manager', path: '/app/settings/roles' },
  {
    name: 'roles-changed',
    user: 'admin',
    path: '/app/settings/roles?role=9',
    before: (page) => page.getByRole('radio', { name: 'Fees: Write' }).click(),
  },
  {
    name: 'roles-different',
    user: 'admin',
    path: '/app/settings/roles?role=100&only=different',
    before: (page) => page.getByRole('button', { name: 'Show who' }).click(),
  },
  { name: 'users', user: 'admin', path: '/app/settings/users' },
  { name: 'users-none', user: 'admin', path: '/app/settings/users?search=zzzzzz' },
  {
    name: 'user',
    user: 'admin',
    path: '/app/settings/users',
    before: (page) => page.getByRole('link', { name: 'Bea Lindqvist' }).click(),
  },
  {
    name: 'user-new',
    user: 'admin',
    path: '/app/settings/users/user',
    before: async (page) => {
      await page.getByRole('textbox', { name: 'User name' }).fill('two words')
      await page.getByRole('button', { name: 'Create user' }).click()
    },
  },
  { name: 'home-new-merchant', user: 'southgate/admin', path: '/app/home' },
  { name: 'onboarding', user: 'southgate/admin', path: '/app/settings/onboard' },
  { name: 'onboarding-currency', user: 'southgate/admin', path: '/app/settings/onboard?step=currency' },
  { name: 'onboarding-locations', user: 'southgate/admin', path: '/app/settings/onboard?step=locations' },
  ...locationShots,
  { name: 'not-found', user: 'admin', path: '/app/nowhere' },
  { name: 'api-docs', path: '/api/docs' },
]

async function photograph(
  browser: Browser,
  product: Product,
  wanted: Shot[],
  scheme: 'light' | 'dark',
  size: (typeof widths)[number],
) {
  const users = [...new Set(wanted.map((shot) => shot.user))]
  for (const user of users) {
    const context = await browser.newContext({
      baseURL: product.url,
      viewport: size,
      colorScheme: scheme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    if (user) {
      await page.goto('/console/login')
      await fillLogin(page, user, product.password)
      await page.waitForURL(/\/app\//)
      if (scheme === 'dark') await turnDark(page)
    }
    for (const shot of wanted.filter((each) => each.user === user)) {
      const file = `${shot.name}-${size.width}-${scheme}.png`
      try {
        await page.goto(shot.path)
        if (!shot.path.startsWith('/api/')) await settled(page)
        await shot.before?.(page)
        await page.waitForTimeout(400)
      } catch (error) {
        console.error(`${file}: ${String(error).split('\n')[0]}`)
        process.exitCode = 1
      }
      await page.screenshot({ path: join(folder, file) })
      console.log(file)
    }
    await context.close()
  }
}

mkdirSync(folder, { recursive: true })
const words = process.argv.slice(2)
const wanted = shots.filter((shot) => words.length === 0 || words.some((word) => shot.name.includes(word)))
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
const product = await startProduct()
try {
  for (const size of widths)
    for (const scheme of ['light', 'dark'] as const) await photograph(browser, product, wanted, scheme, size)
} finally {
  await browser.close()
  await product.stop()
}
