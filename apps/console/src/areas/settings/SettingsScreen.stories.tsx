import type { Meta } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Refusal } from '#data/answering-fixture.ts'
import { grant, never, screenStory } from '#shell/screen-story.tsx'

const meta = {
  title: 'Screens/Account settings',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const READ = grant(['READ'], 'CONFIG_ACCOUNT')
const WRITE = grant(['READ', 'WRITE'], 'CONFIG_ACCOUNT')
const at = '/app/settings/account?section=catalog'
const stored = {
  'GET /account/configuration': () => ({
    accountConfigurations: [{ key: 'item.lookup.record.limit', value: '25' }],
  }),
}

export const Filled = screenStory({ at, features: WRITE, answers: stored }, async ({ canvas }) => {
  await expect(await canvas.findByRole('textbox', { name: /Items that a lookup shows/ })).toHaveValue('25')
  await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
})

export const Loading = screenStory(
  { at, features: WRITE, answers: { 'GET /account/configuration': never } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible()
  },
)

export const Failed = screenStory(
  {
    at,
    features: WRITE,
    answers: {
      'GET /account/configuration': () => new Refusal(500, { code: 'ER_000', message: 'Request not processed' }),
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
)

export const ReadOnly = screenStory({ at, features: READ, answers: stored }, async ({ canvas }) => {
  await expect(await canvas.findByText(/You have view-only access to these settings/)).toBeVisible()
  await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
})

export const Forbidden = screenStory({ at, features: [], answers: {} }, async ({ canvas }) => {
  await expect(await canvas.findByText("You don't have permission")).toBeVisible()
})

export const Company = screenStory(
  {
    at: '/app/settings/account',
    features: [...WRITE, ...grant(['READ', 'WRITE'], 'CONFIG_COMPANY')],
    answers: stored,
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Company name' })).toHaveValue('Northlight')
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page')
  },
)

/** The picture itself isn't answered: its place says so. */
export const CompanyWithLogo = screenStory(
  {
    at: '/app/settings/account?section=company',
    features: grant(['READ', 'WRITE'], 'CONFIG_COMPANY'),
    answers: {
      'GET /business': () => ({
        company: {
          companyCode: 'demo',
          name: 'Northlight',
          merchantID: '',
          currency: 'USD',
          timeZone: 'UTC',
          version: 1,
        },
        logoID: 'a'.repeat(64),
        locations: [],
      }),
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove logo' }))
    const dialog = await within(document.body).findByRole('alertdialog')
    await expect(dialog).toHaveTextContent('Remove the logo?')
  },
)

export const CompanyReadOnly = screenStory(
  { at: '/app/settings/account?section=company', features: grant(['READ'], 'CONFIG_COMPANY'), answers: stored },
  async ({ canvas }) => {
    await expect(await canvas.findByText(/You have view-only access to the company/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
  },
)

export const SectionForbidden = screenStory(
  { at: '/app/settings/account?section=company', features: READ, answers: stored },
  async ({ canvas }) => {
    await expect(await canvas.findByText("You don't have permission")).toBeVisible()
  },
)

export const Region = screenStory(
  { at: '/app/settings/account?section=region', features: grant(['READ', 'WRITE'], 'CONFIG_COMPANY'), answers: stored },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /24-hour.*Time format/ })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: /Monday.*First day of the week/ })).toBeEnabled()
  },
)

export const RegionReadOnly = screenStory(
  { at: '/app/settings/account?section=region', features: grant(['READ'], 'CONFIG_COMPANY'), answers: stored },
  async ({ canvas }) => {
    await expect(await canvas.findByText(/You have view-only access to the company/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
  },
)

export const System = screenStory(
  {
    at: '/app/settings/account?section=system',
    features: grant(['READ', 'WRITE'], 'CONFIG_SYSTEM', 'CATALOG_PRODUCT'),
    answers: {
      'GET /configs/common/system/preview': () => [
        {
          kind: 'item',
          field: 'name',
          label: 'Name of items',
          count: 12,
          capped: false,
          examples: [{ id: 'CAP-RED', value: 'Cap 5% off' }],
        },
      ],
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Restricted characters' }), '%')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const dialog = await within(document.body).findByRole('alertdialog')
    await expect(dialog).toHaveTextContent('Name of items: 12, such as CAP-RED (Cap 5% off)')
  },
)

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

export const Printers = screenStory(
  {
    at: '/app/settings/account?section=printers',
    features: grant(['READ', 'WRITE', 'DELETE'], 'CONFIG_ACCOUNT', 'UTILITIES_LABEL_PRINTING'),
    answers: { 'GET /printers': () => [PRINTER, { ...PRINTER, printerID: 'P2', name: 'Warehouse' }] },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Stand 12' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(dialog.getByRole('textbox', { name: /Address/ })).toHaveValue('192.168.4.20')
  },
)

export const PrinterSetup = screenStory(
  {
    at: '/app/settings/account?section=printers',
    features: grant(['READ', 'WRITE'], 'CONFIG_ACCOUNT', 'UTILITIES_LABEL_PRINTING'),
    answers: { 'GET /printers': () => [PRINTER] },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up Stand 12' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await waitFor(() => expect(dialog.getByText(/Change the offsets of the printer by 8 dots/)).toBeVisible())
  },
)

export const NoPrinters = screenStory(
  {
    at: '/app/settings/account?section=printers',
    features: grant(['READ', 'WRITE'], 'CONFIG_ACCOUNT', 'UTILITIES_LABEL_PRINTING'),
    answers: { 'GET /printers': () => [] },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('No printers yet')).toBeVisible()
  },
)

const SSO = {
  returnAddress: 'https://greenroom.example/api/sso/callback',
  provider: {
    name: 'Northlight ID',
    issuer: 'https://login.northlight.example',
    clientID: 'greenroom',
    version: 2,
    updatedBy: 'ada',
    updatedAt: '2026-01-02T03:04:05Z',
  },
}
const TEST = {
  state: 'passed',
  startedAt: '2026-01-02T03:04:05Z',
  failure: null,
  issuer: 'https://login.northlight.example',
  subject: '7f2c1a',
  email: 'ada@northlight.example',
  isEmailVerified: true,
  userName: 'ada',
  isBound: false,
}
const sso = {
  at: '/app/settings/account?section=sso',
  features: grant(['READ', 'WRITE', 'DELETE'], 'CONFIG_SSO'),
}

export const SingleSignOn = screenStory(
  { ...sso, answers: { 'GET /sso/provider': () => SSO, 'GET /sso/provider/test': () => TEST } },
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/It would have signed in ada/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove provider' }))
    const dialog = await within(document.body).findByRole('alertdialog')
    await expect(dialog).toHaveTextContent('Remove Northlight ID?')
  },
)

export const SingleSignOnTestFailed = screenStory(
  {
    ...sso,
    answers: {
      'GET /sso/provider': () => SSO,
      'GET /sso/provider/test': () => ({
        ...TEST,
        state: 'failed',
        failure: 'No active user has the email address ada@northlight.example.',
        userName: null,
      }),
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText(/No active user has the email address/)).toBeVisible()
  },
)

export const NoSingleSignOn = screenStory(
  { ...sso, answers: { 'GET /sso/provider': () => ({ ...SSO, provider: null }) } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Issuer/ })).toHaveValue('')
    await expect(canvas.queryByRole('button', { name: 'Test sign-in' })).toBeNull()
  },
)

export const SingleSignOnReadOnly = screenStory(
  { ...sso, features: grant(['READ'], 'CONFIG_SSO'), answers: { 'GET /sso/provider': () => SSO } },
  async ({ canvas }) => {
    await expect(await canvas.findByText(/You have view-only access to single sign-on/)).toBeVisible()
    await expect(canvas.queryByLabelText(/Client secret/)).toBeNull()
  },
)

const MAIL_SETTINGS = {
  senderName: 'Northlight Arena',
  replyTo: 'help@northlight.example',
  address: 'no-reply@greenroom.example',
  delivers: true,
  version: 1,
  updatedBy: 'ada',
  updatedAt: '2026-01-02T03:04:05Z',
}
const MAILS = [
  { mailID: 'M3', kind: 'PASSWORD_LINK', to: 'ben@northlight.example', state: 'SENT', reason: null },
  { mailID: 'M2', kind: 'TEST', to: 'ada@northlight.example', state: 'FAILED', reason: '550 5.7.1 Relaying denied' },
  { mailID: 'M1', kind: 'TEST', to: 'ada@northlight.example', state: 'STORED', reason: null },
].map((mail) => ({ ...mail, subject: 'Mail', at: '2026-01-02T03:04:05Z' }))
const mail = { at: '/app/settings/account?section=mail' }
const mailAnswers = { 'GET /mail/settings': () => MAIL_SETTINGS, 'GET /mail/latest': () => MAILS }

export const Mail = screenStory(
  { ...mail, features: grant(['READ', 'WRITE'], 'CONFIG_ACCOUNT', 'CONFIG_USERS'), answers: mailAnswers },
  async ({ canvas }) => {
    await expect(await canvas.findByText('550 5.7.1 Relaying denied')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Send me a test mail' })).toBeEnabled()
  },
)

export const NoMails = screenStory(
  {
    ...mail,
    features: grant(['READ', 'WRITE'], 'CONFIG_ACCOUNT', 'CONFIG_USERS'),
    answers: { 'GET /mail/settings': () => ({ ...MAIL_SETTINGS, delivers: false }), 'GET /mail/latest': () => [] },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText(/No mail server is set up/)).toBeVisible()
    await expect(await canvas.findByText(/No mails yet/)).toBeVisible()
  },
)

export const MailReadOnly = screenStory(
  { ...mail, features: grant(['READ'], 'CONFIG_ACCOUNT', 'CONFIG_USERS'), answers: mailAnswers },
  async ({ canvas }) => {
    await expect(await canvas.findByText(/You have view-only access to mail/)).toBeVisible()
  },
)
