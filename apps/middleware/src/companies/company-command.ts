import { parseArgs } from 'node:util'
import { readConfig } from '#platform/config.ts'
import { loadCached } from '#platform/load-cached.ts'
import { isCommand, USAGE } from './company-usage.ts'

async function main(): Promise<number> {
  const text = { type: 'string' } as const
  const options = { name: text, email: text, user: text, partner: text, issuer: text, 'client-id': text }
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  const [name = '', code = '', ...rest] = positionals
  if (!isCommand(name) || rest.length > 0) return complain(USAGE)
  if (!/^[a-z][a-z0-9-]{1,29}$/.test(code)) {
    return complain('CODE must be 2 to 30 lowercase letters, digits and dashes, and start with a letter.')
  }
  // Only now, because it loads the server.
  const { runCompanyCommand } = await loadCached(() => import('./company-commands.ts'))
  const secret = process.env['SSO_CLIENT_SECRET']
  return runCompanyCommand(readConfig(process.env, process.cwd()), name, code, { ...values, secret })
}

function complain(message: string): number {
  console.error(message)
  return 1
}

process.exitCode = await main()
