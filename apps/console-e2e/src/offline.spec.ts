import { expect, test } from './product.ts'

test.use({ serviceWorkers: 'allow' })

test('opens without a connection once it is stored, and stores nothing that the API answers', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('admin')
  await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const stored = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(stored.length).toBeGreaterThan(20)
  expect(stored.filter((path) => path !== '/index.html' && !path.startsWith('/assets/'))).toEqual([])

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('No connection to the server').first()).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible()
})

test('a reload without a connection opens the page again with what was typed, which is saved once it is back', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('admin')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.goto('/app/catalog/products/product/info?itemID=TPL-LP1')
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Typed on a train')
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).some((key) => key.includes('openedPage'))))
    .toBe(true)

  await context.setOffline(true)
  await page.reload()
  await expect(name).toHaveValue('Typed on a train')
  await expect(page.getByText('Your unsaved changes are back')).toBeVisible()
  await expect(page.getByText('No connection to the server')).toBeVisible()
  const opened = () =>
    page.evaluate(() => JSON.stringify(Object.entries(sessionStorage).filter(([key]) => /openedPage/.test(key))))
  const before = await opened()
  await name.fill('Typed on a slow train')
  await expect.poll(opened).not.toBe(before)
  await page.reload()
  await expect(name).toHaveValue('Typed on a slow train')

  await context.setOffline(false)
  await expect(page.getByText('No connection to the server')).toHaveCount(0)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/Item has been modified/)).toBeVisible()
  const kept = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('openedPage')))
  expect(kept).toEqual([])
})
