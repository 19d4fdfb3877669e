import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import Provider from 'oidc-provider'
import { expect, test } from './product.ts'

const CLIENT = { client_id: 'greenroom', client_secret: 'a-secret-of-the-provider' }
const COMMAND = join(import.meta.dirname, '../../middleware/src/companies/company-command.ts')

let server: Server

test.beforeAll(async ({ product }) => {
  server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [{ ...CLIENT, redirect_uris: [`${product.url}/api/sso/callback`] }],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: `${id}@riverside.example`, email_verified: true }),
    }),
  })
  server.on('request', provider.callback())
  const env = { ...process.env, DATA_DIR: product.dataDir, DATABASE_URL: '', SSO_CLIENT_SECRET: CLIENT.client_secret }
  // A company of its own, which no other test renames.
  execFileSync(
    process.execPath,
    [COMMAND, 'create', 'riverside', '--name', 'Riverside Arena', '--email', 'admin@riverside.example'],
    {
      env,
    },
  )
  execFileSync(process.execPath, [COMMAND, 'sso', 'riverside', '--issuer', issuer, '--client-id', CLIENT.client_id], {
    env,
  })
})

test.afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test("signs in with the organization's provider and opens the requested page", async ({ page }) => {
  await page.goto('/app/settings/users')
  await page.getByRole('link', { name: 'Sign in with your organization' }).click()
  await page.getByLabel('Company code').fill('riverside')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByPlaceholder('Enter any login').fill('admin')
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/app\/settings\/users$/)
  await expect(page.getByText('Riverside Arena')).toBeVisible()

  await page.goto('/app/settings/account?section=sso')
  await page.getByRole('button', { name: 'Test sign-in' }).click()
  // The provider still knows them, and asks for nothing.
  await expect(page.getByText(/passed\. It would have signed in admin, who has signed in there before/)).toBeVisible()
  await expect(page.getByText('admin@riverside.example, verified')).toBeVisible()
})

test('refuses users that the company does not know, and explains that a company has no provider', async ({ page }) => {
  await page.goto('/console/login/sso')
  await page.getByLabel('Company code').fill('demo')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText("demo doesn't use organization sign-in")).toBeVisible()
  await page.getByLabel('Company code').fill('riverside')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByPlaceholder('Enter any login').fill('stranger')
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/console\/login$/)
  await expect(page.getByText('Could not find the user')).toBeVisible()
})
