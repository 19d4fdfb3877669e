import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { Refusal } from '#data/answering-fixture.ts'
import { type Answers, loginAnswer, serve, signedInStore } from '#session/session-fixture.ts'
import { SettingsScreen } from './SettingsScreen.tsx'

const COMPANY = {
  companyCode: 'demo',
  name: 'Northlight',
  merchantID: '',
  currency: 'USD',
  currencySymbol: '$',
  timeZone: 'UTC',
  dateFormat: 'YYYY-MM-DD',
  timeFormat: '24h',
  numberFormat: '1,234.56',
  firstDay: 'MONDAY',
  version: 4,
}
const ANSWERS: Answers = {
  'GET /account/configuration': () => ({ accountConfigurations: [] }),
  'GET /business': () => ({ company: COMPANY, locations: [] }),
  'GET /configs/common/system': () => [],
}

async function open(section: string, access: Record<string, string[]>, more: Answers = {}) {
  const features = Object.entries(access).map(([key, levels]) => ({ key, access: levels }))
  const calls = serve({ 'POST /login': () => loginAnswer(2, features), ...ANSWERS, ...more })
  const store = await signedInStore()
  const router = createMemoryRouter([{ path: '*', element: <SettingsScreen /> }], {
    initialEntries: [`/app/settings/account${section && `?section=${section}`}`],
  })
  await act(async () =>
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    ),
  )
  return { user: userEvent.setup(), calls }
}

const ALL = { CONFIG_ACCOUNT: ['WRITE'], CONFIG_COMPANY: ['WRITE'], CONFIG_SYSTEM: ['WRITE'] }

test('says at the second factor for all what follows for the people, and what it is by default', async () => {
  await open('security', ALL)
  const flag = await screen.findByRole('checkbox', { name: 'Ask for a second step at sign-in' })
  const words = document.getElementById(flag.getAttribute('aria-describedby')!)
  expect(words?.textContent).toMatch(/^Everyone, including you .* sets up an authenticator app\. .* Default: off\.$/)
})

test('offers the sections that the user may read, and opens the first', async () => {
  await open('', { CONFIG_ACCOUNT: ['READ'] })
  expect(await screen.findByRole('textbox', { name: /Day starts at/ })).toBeDefined()
  const links = screen.getAllByRole('link').map((link) => link.textContent?.trim())
  expect(links).toContain('Sign-in security')
  expect(links).not.toContain('Profile')
})

test('a link to a section that the user may not read says which access is missing', async () => {
  await open('company', { CONFIG_ACCOUNT: ['READ'] })
  expect(await screen.findByText(/CONFIG_COMPANY/)).toBeDefined()
})

test('saves the changed settings of a section and no others', async () => {
  const saved = vi.fn()
  const { user } = await open('catalog', ALL, {
    'PUT /account/configuration': async (request) => {
      saved(await request.json())
      return { accountConfigurations: [{ key: 'item.lookup.record.limit', value: '25' }] }
    },
  })
  const limit = await screen.findByRole('textbox', { name: /Items that a lookup shows/ })
  await user.clear(limit)
  await user.type(limit, '25')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() =>
    expect(saved).toHaveBeenCalledExactlyOnceWith({
      accountConfigurations: [{ key: 'item.lookup.record.limit', value: '25', seen: '200' }],
    }),
  )
})

test('asks which value to keep of a setting that somebody else changed meanwhile', async () => {
  const sent: unknown[] = []
  const key = 'item.lookup.record.limit'
  const { user } = await open('catalog', ALL, {
    'PUT /account/configuration': async (request) => {
      const body = (await request.json()) as { accountConfigurations: { value: string; seen: string }[] }
      sent.push(body.accountConfigurations)
      const [{ value, seen } = { value: '', seen: '' }] = body.accountConfigurations
      if (seen === '30') return { accountConfigurations: [{ key, value }] }
      const current = [{ key, value: '30' }]
      const message = 'grace changed "Items that a lookup shows" in the meantime'
      return new Refusal(409, { code: 'ER_000', message, body: { current, updatedBy: 'grace', updatedAt: '' } })
    },
  })
  const limit = await screen.findByRole('textbox', { name: /Items that a lookup shows/ })
  await user.clear(limit)
  await user.type(limit, '25')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: /25/ }))
  await user.click(dialog.getByRole('button', { name: /Save/ }))
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual([{ key, value: '25', seen: '30' }])
})

test('saves a changed field of the company', async () => {
  const saved = vi.fn()
  const { user } = await open('company', ALL, {
    'PUT /business/company': async (request) => {
      saved(await request.json())
      return { ...COMPANY, merchantID: 'M-1', version: 5 }
    },
  })
  const merchant = await screen.findByRole('textbox', { name: 'Merchant ID' })
  await user.type(merchant, 'M-1')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith({ version: 4, merchantID: 'M-1' }))
})

test('sets a logo at once, refuses other files before they are sent, and removes it once confirmed', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:logo')
  const seen: (string | null)[] = []
  let logoID: string | null = null
  const save = (next: string | null) => (request: Request) => {
    seen.push(new URL(request.url).searchParams.get('seen'))
    logoID = next
    return { logoID }
  }
  const ID = 'a'.repeat(64)
  const { user } = await open('company', ALL, {
    'GET /business': () => ({ company: COMPANY, locations: [], logoID }),
    [`GET /business/company/logo/${ID}`]: () => null,
    'PUT /business/company/logo': save(ID),
    'DELETE /business/company/logo': save(null),
  })
  await screen.findByText('Drop a logo here')
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent.upload(input, new File(['<svg/>'], 'logo.svg'), { applyAccept: false })
  expect(await screen.findByText(/logo.svg is not a JPEG, PNG, WebP, GIF or AVIF picture/)).toBeDefined()
  expect(seen).toEqual([])
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...Array<number>(40).fill(0)])
  await userEvent.upload(input, new File([png], 'logo.png'), { applyAccept: false })
  expect(await screen.findByText('Drop another logo here')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Remove logo' }))
  expect(seen).toEqual([''])
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Remove logo' }))
  await vi.waitFor(() => expect(seen).toEqual(['', ID]))
  expect(await screen.findByText('Drop a logo here')).toBeDefined()
})

test('the region says where each setting acts, its default and the symbol of the currency, and saves what changed', async () => {
  const saved = vi.fn()
  const { user } = await open('region', ALL, {
    'PUT /business/company': async (request) => {
      saved(await request.json())
      return { ...COMPANY, firstDay: 'SUNDAY', version: 5 }
    },
  })
  const firstDay = await screen.findByRole('button', { name: /First day of the week/ })
  expect(screen.getByText(/with the symbol \$/)).toBeDefined()
  for (const words of ['US Dollar', 'America/New York', '2026-12-31', '24-hour', '1,234.56', 'Monday']) {
    expect(screen.getByText(new RegExp(`Default: ${words}\\.$`))).toBeDefined()
  }
  await user.click(firstDay)
  await user.click(await screen.findByRole('option', { name: 'Sunday' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith({ version: 4, firstDay: 'SUNDAY' }))
})

const STAR = {
  kind: 'item',
  field: 'name',
  label: 'Name of items',
  count: 1000,
  capped: true,
  examples: [{ id: 'CAP', value: 'Cap *' }],
}

test('shows what stricter rules would refuse before they are saved, and saves them once confirmed', async () => {
  const saved = vi.fn()
  const asked = vi.fn()
  const { user } = await open(
    'system',
    { ...ALL, CATALOG_PRODUCT: ['READ'] },
    {
      'GET /configs/common/system/preview': (request) => {
        asked(new URL(request.url).searchParams.get('restricted'))
        return [STAR]
      },
      'PUT /configs/common/system': async (request) => {
        const body = (await request.json()) as { configurations: { key: string; value: string }[] }
        saved(body)
        return body.configurations.map(({ key, value }) => ({ key, value, status: 'ACTIVE' }))
      },
    },
  )
  const field = await screen.findByRole('textbox', { name: 'Restricted characters' })
  await user.type(field, '*')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBe(document.activeElement)
  expect(asked).toHaveBeenCalledExactlyOnceWith(`#'"&?*`)
  expect(dialog.textContent).toContain('Name of items: more than 1,000, such as CAP (Cap *)')
  expect(saved).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Save anyway' }))
  await vi.waitFor(() =>
    expect(saved).toHaveBeenCalledExactlyOnceWith({
      configurations: [{ key: 'SPECIAL_CHARS_RESTRICTED', value: `#'"&?*`, seen: `#'"&?` }],
    }),
  )
})

test('refuses letters among the restricted characters without asking the server', async () => {
  const { user, calls } = await open('system', { ...ALL, CATALOG_PRODUCT: ['READ'] })
  await user.type(await screen.findByRole('textbox', { name: 'Restricted characters' }), 'x')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/no letters or digits/)).toBeDefined()
  expect(calls.some(({ method, url }) => method === 'PUT' || url.includes('preview'))).toBe(false)
})

const SSO = { CONFIG_SSO: ['DELETE'] }
const STORED = { name: 'Acme ID', issuer: 'https://id.example.com', clientID: 'greenroom' }
const PROVIDER = { ...STORED, version: 2, updatedBy: 'ada', updatedAt: '2026-01-02T03:04:05Z' }
const RETURN = 'https://greenroom.example/api/sso/callback'
const NO_SAID = { issuer: null, subject: null, email: null, isEmailVerified: false, userName: null, isBound: false }
const TEST = { state: 'waiting', startedAt: '2026-01-02T03:04:05Z', failure: null, ...NO_SAID }

const ssoAnswers = (more: Answers = {}): Answers => ({
  'GET /sso/provider': () => ({ returnAddress: RETURN, provider: PROVIDER }),
  'GET /sso/provider/test': () => null,
  ...more,
})

test('sends the client secret only when one is typed, and asks for it with another issuer', async () => {
  const sent = vi.fn()
  const { user } = await open(
    'sso',
    SSO,
    ssoAnswers({
      'PUT /sso/provider': async (request) => {
        sent(await request.json())
        return { returnAddress: RETURN, provider: { ...PROVIDER, version: 3 } }
      },
    }),
  )
  const issuer = await screen.findByRole('textbox', { name: /Issuer/ })
  expect(screen.getByDisplayValue(RETURN)).toBeDefined()
  await user.type(issuer, '/acme')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Client secret is required again/)).toBeDefined()
  expect(sent).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText(/Client secret/), 'abc')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const body = { ...STORED, issuer: 'https://id.example.com/acme', clientSecret: 'abc', version: 2 }
  await vi.waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith(body))
})

test('shows why a test of the provider failed, and what the provider said', async () => {
  let test: object | null = null
  const { user } = await open(
    'sso',
    SSO,
    ssoAnswers({
      'GET /sso/provider/test': () => test,
      'POST /sso/provider/test': () => {
        const failure = 'No active user has the email address ann@acme.example.'
        test = { ...TEST, state: 'failed', failure, subject: 'ann-7', email: 'ann@acme.example', isEmailVerified: true }
        return { url: null, test }
      },
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Test sign-in' }))
  expect(await screen.findByText(/failed\. No active user has the email address/)).toBeDefined()
  expect(screen.getByText('ann-7')).toBeDefined()
  expect(screen.getByText('ann@acme.example, verified')).toBeDefined()
})

test('removes the provider only once confirmed', async () => {
  const removed = vi.fn()
  let provider: object | null = PROVIDER
  const { user } = await open(
    'sso',
    SSO,
    ssoAnswers({
      'GET /sso/provider': () => ({ returnAddress: RETURN, provider }),
      'DELETE /sso/provider': (request) => {
        removed(new URL(request.url).searchParams.get('version'))
        provider = null
        return null
      },
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Remove provider' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(removed).not.toHaveBeenCalled()
  await user.click(dialog.getByRole('button', { name: 'Remove provider' }))
  await vi.waitFor(() => expect(removed).toHaveBeenCalledExactlyOnceWith('2'))
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Test sign-in' })).toBeNull())
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Issuer/ }).value).toBe('')
})

const PRINTER = {
  printerID: 'P1',
  name: 'Stand 12',
  model: 'ZD421',
  dpi: 203,
  address: '192.168.4.20',
  port: 9100,
  darkness: 0,
  offsetX: 0,
  offsetY: 0,
  version: 3,
  updatedBy: 'ada',
  updatedAt: '2026-01-02T03:04:05Z',
}
const PRINTS = { CONFIG_ACCOUNT: ['WRITE'], UTILITIES_LABEL_PRINTING: ['READ'] }

test('refuses a printer outside of a private network before anything is sent, and adds one inside', async () => {
  const sent = vi.fn()
  const stored: object[] = []
  const { user } = await open('printers', PRINTS, {
    'GET /printers': () => stored,
    'POST /printers': async (request) => {
      sent(await request.json())
      stored.push(PRINTER)
      return PRINTER
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Add printer' }))
  const dialog = within(await screen.findByRole('dialog'))
  const name = dialog.getByRole('textbox', { name: /^Name/ })
  expect(name).toBe(document.activeElement)
  await user.type(name, 'Stand 12')
  const address = dialog.getByRole('textbox', { name: /^Address/ })
  await user.type(address, '127.0.0.1')
  await user.click(dialog.getByRole('button', { name: 'Add printer' }))
  expect(await dialog.findByText(/Address is not an IPv4 address of a private network/)).toBeDefined()
  expect(sent).not.toHaveBeenCalled()
  await user.clear(address)
  await user.type(address, '192.168.4.20')
  await user.click(dialog.getByRole('button', { name: 'Add printer' }))
  const body = {
    name: 'Stand 12',
    model: '',
    dpi: 203,
    address: '192.168.4.20',
    port: 9100,
    darkness: 0,
    offsetX: 0,
    offsetY: 0,
  }
  await vi.waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith(body))
  expect(await screen.findByText('ZD421, 203 dpi, 192.168.4.20:9100')).toBeDefined()
})

test('prints a test label of the size of the labels, and says why the printer did not take it', async () => {
  const sent = vi.fn()
  let refuses = true
  const { user } = await open(
    'printers',
    { ...PRINTS, UTILITIES_LABEL_PRINTING: ['WRITE'] },
    {
      'GET /printers': () => [PRINTER],
      'POST /printers/P1/test-label': async (request) => {
        sent(await request.json())
        return refuses ? new Refusal(400, { code: 'ER_000', message: 'Stand 12 refuses the connection.' }) : null
      },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Set up Stand 12' }))
  const dialog = within(await screen.findByRole('dialog'))
  const width = dialog.getByRole('textbox', { name: /Label width/ })
  expect(width).toBe(document.activeElement)
  await user.clear(width)
  await user.type(width, '40')
  await user.click(dialog.getByRole('button', { name: 'Print test label' }))
  expect(await dialog.findByText('Stand 12 refuses the connection.')).toBeDefined()
  refuses = false
  await user.click(dialog.getByRole('button', { name: 'Print test label' }))
  expect(await dialog.findByText('Stand 12 has taken the test label.')).toBeDefined()
  expect(sent).toHaveBeenLastCalledWith({ width: 40, height: 30 })
})

test('marks the size of a test label that the server refuses', async () => {
  const message = 'Label width is not from 20 to 200 mm.'
  const refusal = new Refusal(400, { code: 'ER_000', message, errors: [{ field: 'width', message }] })
  const { user } = await open(
    'printers',
    { ...PRINTS, UTILITIES_LABEL_PRINTING: ['WRITE'] },
    { 'GET /printers': () => [PRINTER], 'POST /printers/P1/test-label': () => refusal },
  )
  await user.click(await screen.findByRole('button', { name: 'Set up Stand 12' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Print test label' }))
  expect(await dialog.findByText(message)).toBeDefined()
  const width = dialog.getByRole('textbox', { name: /Label width/ })
  expect(width.getAttribute('aria-invalid')).toBe('true')
  expect(dialog.getByRole('textbox', { name: /Label height/ }).getAttribute('aria-invalid')).toBeNull()
  await user.type(width, '1')
  await user.tab()
  expect(width.getAttribute('aria-invalid')).toBeNull()
})

test('removes a printer only once confirmed, and only for those with DELETE access', async () => {
  const removed = vi.fn()
  const answers = {
    'GET /printers': () => [PRINTER],
    'DELETE /printers/P1': () => {
      removed()
      return null
    },
  }
  const { user } = await open('printers', { ...PRINTS, CONFIG_ACCOUNT: ['DELETE'] }, answers)
  expect(await screen.findByText('ZD421, 203 dpi, 192.168.4.20:9100')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Remove Stand 12' }))
  expect(removed).not.toHaveBeenCalled()
  await user.click(await screen.findByRole('button', { name: 'Remove printer' }))
  await vi.waitFor(() => expect(removed).toHaveBeenCalledOnce())
})

test('somebody who only prints reads the printers', async () => {
  await open('printers', { UTILITIES_LABEL_PRINTING: ['READ'] }, { 'GET /printers': () => [PRINTER] })
  expect(await screen.findByText('ZD421, 203 dpi, 192.168.4.20:9100')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Add printer' })).toBeNull()
})

const MAIL_SETTINGS = {
  senderName: '',
  replyTo: '',
  address: 'no-reply@greenroom.example',
  delivers: true,
  version: 0,
  updatedBy: '',
  updatedAt: null,
}
const MAIL = { mailID: 'M1', kind: 'TEST', to: 'ada@demo.example', subject: 'Test mail', at: '2026-01-02T03:04:05Z' }

test('saves how mails are sent, and sends a test mail whose failure it shows', async () => {
  const saved = vi.fn()
  const mails: object[] = []
  const { user } = await open(
    'mail',
    { CONFIG_ACCOUNT: ['WRITE'], CONFIG_USERS: ['READ'] },
    {
      'GET /mail/settings': () => MAIL_SETTINGS,
      'GET /mail/latest': () => mails,
      'PUT /mail/settings': async (request) => {
        saved(await request.json())
        return { ...MAIL_SETTINGS, replyTo: 'help@demo.example', version: 1 }
      },
      'POST /mail/test': () => {
        mails.push({ ...MAIL, state: 'FAILED', reason: 'Relaying denied' })
        return mails[0]
      },
    },
  )
  expect(await screen.findByText('No mails yet. The latest ten appear here.')).toBeDefined()
  const reply = screen.getByRole('textbox', { name: 'Reply-to address' })
  await user.type(reply, 'nowhere')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Reply-to address is not an address/)).toBeDefined()
  await user.clear(reply)
  await user.type(reply, 'help@demo.example')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const body = { senderName: '', replyTo: 'help@demo.example', version: 0 }
  await vi.waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith(body))
  await user.click(screen.getByRole('button', { name: 'Send me a test mail' }))
  expect(await screen.findByText('Relaying denied')).toBeDefined()
  expect(screen.getByText('Not sent')).toBeDefined()
})
